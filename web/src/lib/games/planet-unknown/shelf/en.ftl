shelf-planet-unknown = Settle a planet with polyominoes from a station
shelf-planet-unknown-boards = Boards
shelf-planet-unknown-boards-starting = Starting boards
shelf-planet-unknown-boards-random = Unique boards
shelf-planet-unknown-new = What unique boards change
