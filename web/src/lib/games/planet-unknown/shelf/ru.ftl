shelf-planet-unknown = Заселяйте планету полимино со станции
shelf-planet-unknown-boards = Планшеты
shelf-planet-unknown-boards-starting = Начальные
shelf-planet-unknown-boards-random = Уникальные
shelf-planet-unknown-new = Что меняют уникальные планшеты
