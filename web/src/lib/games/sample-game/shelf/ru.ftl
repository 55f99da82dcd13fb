shelf-sample-game = Тайные ставки за девять самоцветов
