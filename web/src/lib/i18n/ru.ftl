language = Язык
