shelf-welcome-to-the-moon = Пишите числа, ведите восемь приключений к Луне
shelf-welcome-to-the-moon-new = Что нового: «{ $name }» за три шага
