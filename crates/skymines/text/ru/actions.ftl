# Что можно сделать: слова кнопок и списков

action-token = Оставить стартовый жетон { $token }
action-plan = { $slot ->
    [none] Запланировать: { $card }
   *[other] Запланировать: { $card }, { $slot }
}
action-ready = Готово
action-use = Использовать: { $card }
action-buy = Купить карту из ячейки { $cell }
action-step = Шаг по треку { $company }
action-energy = Вся энергия: расширить { $company }
action-enter = { $column ->
    [none] Занять { $spot }
    [0] Занять { $spot }, форпост из первого столбца
    [1] Занять { $spot }, форпост из второго столбца
   *[other] Занять { $spot }, форпост из третьего столбца
}
action-threat = Справиться с угрозой
action-stop = Хватит
action-return = { $column ->
    [0] Вернуть форпост { $company } в первый столбец
    [1] Вернуть форпост { $company } во второй столбец
   *[other] Вернуть форпост { $company } в третий столбец
}
action-research = Научное исследование: { $card }
action-flip = Перевернуть план на экране { $screen }
action-upload = Загрузить следующий экран
action-field = Полевое исследование: { $card }
action-marker = { $once ->
    [true] Одноразовый маркер на «{ $space }»{ $way ->
        [none] { "" }
        [a] , первый вариант
        [b] , второй вариант
        [buy] : купить карту
        [helium] : гелий
        [both] : и то и другое
        [act] : действие карты
        [fetch] : карта из сброса
       *[other] , ступень { $way }
    }
   *[false] Маркер на «{ $space }»{ $way ->
        [none] { "" }
        [a] , первый вариант
        [b] , второй вариант
        [buy] : купить карту
        [helium] : гелий
        [both] : и то и другое
        [act] : действие карты
        [fetch] : карта из сброса
       *[other] , ступень { $way }
    }
}
action-take = Взять план { $cell }
action-take-coin = Взять монеты за очки исследования
action-take-special = Взять специальный план «{ $plan }»
action-lay = { $screen ->
    [none] Убрать план из игры: экрана для него нет
   *[other] Положить план на экран { $screen }
}
action-remove = { $column ->
    [0] Убрать форпост { $company } из первого столбца
    [1] Убрать форпост { $company } из второго столбца
   *[other] Убрать форпост { $company } из третьего столбца
}
action-cross = Заплатить и идти дальше
action-halt = Остановиться перед барьером
action-advance = { $steps ->
    [none] Шаг по треку { $company }
    [one] { $steps } шаг по треку { $company }
    [few] { $steps } шага по треку { $company }
   *[many] { $steps } шагов по треку { $company }
}
action-discard = Убрать карту: { $card }
action-act = Сначала действие убранной карты
action-fetch = Взять из сброса: { $card }
action-mission = Выполнить задание: { $goal }
action-tile = Положить тайл +1 на карту: { $card }
action-rest = { $rest ->
    [none] Закончить фазу действий без колоды
   *[other] Закончить фазу действий и взять колоду: { $rest }
}
action-put = Положить: { $card }, { $rest }
action-end = Закончить ход
action-again = Сыграть ещё одну партию
action-enough = Достаточно
action-next = К следующей главе
