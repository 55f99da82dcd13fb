shelf-sample-game = Secret bids for nine gems
