shelf-skymines = Shares of mining companies on the Moon and in the belt
