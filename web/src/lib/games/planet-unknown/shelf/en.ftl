shelf-planet-unknown = Settle a planet with polyominoes from a station
