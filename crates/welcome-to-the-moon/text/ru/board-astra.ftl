welcome-to-the-moon-astra = ASTRA, ваша соперница
welcome-to-the-moon-astra-short = ASTRA
welcome-to-the-moon-astra-info = Миссии · ASTRA { $points }
welcome-to-the-moon-astra-level = ASTRA · уровень { $level }
welcome-to-the-moon-astra-lead = { $who ->
    [you] вы впереди на { $by }
    [astra] впереди на { $by }
   *[nobody] поровну с вами
}
welcome-to-the-moon-astra-turn = Ход ASTRA
welcome-to-the-moon-astra-cards = Карты ASTRA по эффектам
welcome-to-the-moon-astra-her-cards = Карты
welcome-to-the-moon-astra-unit-points = очки
welcome-to-the-moon-astra-unit-boxes = клетки
welcome-to-the-moon-astra-suit = { $effect }: { $numbers }
welcome-to-the-moon-astra-extra-level = { score-astra-level } { $count }
welcome-to-the-moon-astra-card = Карта { $number }, эффект «{ $effect }»
welcome-to-the-moon-astra-drawn = Три карты этого хода
welcome-to-the-moon-astra-hint = Номер с одной карты, эффект с другой: третья достанется ASTRA.
welcome-to-the-moon-astra-gets = Для ASTRA
welcome-to-the-moon-astra-give = Отдать ASTRA
welcome-to-the-moon-astra-spare = Зачеркнуть соло-бонус: убрать из игры
welcome-to-the-moon-astra-used = Использована
welcome-to-the-moon-astra-confirm = Подтвердить выбор за ASTRA
welcome-to-the-moon-astra-track = Шкала ASTRA: зачёркнуто { $boxes } из { $of }, до её запуска осталось { $left }
welcome-to-the-moon-astra-launch = запуск: { $points }
welcome-to-the-moon-astra-compared-2 = Её заполненные отрезки: { $count }
welcome-to-the-moon-astra-compared-3 = Её астронавты: { $count }
welcome-to-the-moon-astra-compared-5 = Её астронавты: { $count }
welcome-to-the-moon-astra-bonuses = Соло-бонусы
welcome-to-the-moon-astra-bonuses-left = доступно: { $count }
welcome-to-the-moon-astra-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
welcome-to-the-moon-astra-pass = проход { $pass } из 2
welcome-to-the-moon-astra-effects = Карты эффекта
welcome-to-the-moon-astra-effect-come = Уже приходила в этом проходе
welcome-to-the-moon-astra-effect-due = Ещё в колоде
welcome-to-the-moon-astra-effect-says = { $letters }:
welcome-to-the-moon-astra-effect-second = Во втором проходе переворачивается ещё и миссия с этой буквой.
welcome-to-the-moon-astra-strike = Карта эффекта ASTRA { $letter }: выберите вирус или значок. Затем все активные вирусы распространятся.
welcome-to-the-moon-astra-other-sheet = Другое поле
welcome-to-the-moon-astra-you = Вы
welcome-to-the-moon-astra-result = { $result ->
    [won] Победа над ASTRA ({ $name }) с перевесом { $by }
    [drawn] Ничья с ASTRA ({ $name })
   *[lost] ASTRA ({ $name }) побеждает с перевесом { $by }
}
welcome-to-the-moon-astra-result-launched = { $result ->
    [won] Вы взлетели раньше ASTRA ({ $name })
   *[lost] ASTRA ({ $name }) взлетает раньше вас
}
