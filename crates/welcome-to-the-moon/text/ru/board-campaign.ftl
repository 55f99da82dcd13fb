welcome-to-the-moon-campaign = { option-campaign }
welcome-to-the-moon-campaign-all = Обзор
welcome-to-the-moon-campaign-confirm = Подтвердить решение
welcome-to-the-moon-campaign-ready = К приключению { $adventure }
welcome-to-the-moon-campaign-skip = Не вписывать «X»
welcome-to-the-moon-campaign-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
welcome-to-the-moon-campaign-adventure = Приключение { $adventure }
welcome-to-the-moon-campaign-player = Игрок
welcome-to-the-moon-campaign-captain = Капитан: { $name }
welcome-to-the-moon-campaign-is-captain = Капитан
welcome-to-the-moon-campaign-cell = { $stars } ★ за { $place }-е место
welcome-to-the-moon-campaign-worth = Звёзды по местам: { $stars }
welcome-to-the-moon-campaign-sets = Карты в игре
welcome-to-the-moon-campaign-sets-none = 63 карты из коробки.
welcome-to-the-moon-campaign-added = Добавлены
welcome-to-the-moon-campaign-removed = Убраны
welcome-to-the-moon-campaign-events = События
welcome-to-the-moon-campaign-ahead = { welcome-to-the-moon-campaign-events }: { $events }
welcome-to-the-moon-campaign-events-none = Событий не ожидается.
welcome-to-the-moon-campaign-due = Приключение { $adventure }, в неизвестный ход
welcome-to-the-moon-campaign-now = { $left ->
    [1] В этот ход
    [one] Ещё { $left } ход, считая этот
    [few] Ещё { $left } хода, считая этот
   *[many] Ещё { $left } ходов, считая этот
}
welcome-to-the-moon-campaign-came = Уже пришло
welcome-to-the-moon-campaign-answers = Решения
welcome-to-the-moon-campaign-answers-none = Решений ещё не было.
welcome-to-the-moon-campaign-crew = Карта экипажа
welcome-to-the-moon-campaign-crews = Карты экипажа
welcome-to-the-moon-campaign-use = Использовать карту «{ $crew }» со следующей комбинацией
welcome-to-the-moon-campaign-using = Теперь выберите комбинацию
welcome-to-the-moon-campaign-ended = Приключение { $adventure } завершено
welcome-to-the-moon-campaign-you-decide = Вы капитан: решите за всех.
welcome-to-the-moon-campaign-alone = Решать вам.
welcome-to-the-moon-campaign-decides = Капитан { $name } решает за всех.
welcome-to-the-moon-campaign-choose = Выбрать { $letter }
welcome-to-the-moon-campaign-chosen = Выбрано
welcome-to-the-moon-campaign-next = Далее: приключение { $adventure } «{ $name }»
welcome-to-the-moon-campaign-pick = { $place ->
    [1] Вы делите первое место с ASTRA: возьмите карту экипажа. Она сработает один раз в следующем приключении.
   *[other] Вы на последнем месте: возьмите карту экипажа. Она сработает один раз в следующем приключении.
}
welcome-to-the-moon-campaign-take = Взять эту карту
welcome-to-the-moon-campaign-waits = Ждём: { $names }
welcome-to-the-moon-campaign-peek = Посмотреть поля
welcome-to-the-moon-campaign-back = Назад к кампании
welcome-to-the-moon-campaign-story = Кампания начинается
welcome-to-the-moon-campaign-about = Восемь приключений подряд. Места приносят звёзды, и чем дальше, тем больше; победитель каждого приключения становится капитаном и решает, что изменится в следующих.
welcome-to-the-moon-campaign-begin = К столу
welcome-to-the-moon-campaign-title = Ваше звание: { $title }
welcome-to-the-moon-campaign-won = { $count ->
    [1] Кампанию выигрывает { $who }
   *[other] Кампанию вместе выигрывают { $who }
}
welcome-to-the-moon-campaign-solo-result = { $result ->
    [won] Вы выиграли кампанию у ASTRA
   *[lost] Кампания осталась за ASTRA
}
