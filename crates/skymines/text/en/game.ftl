game-name = Skymines
