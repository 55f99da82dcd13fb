shelf-welcome-to-the-moon = Пишите числа, ведите восемь приключений к Луне
