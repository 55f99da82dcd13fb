# Отказы

illegal-not-now = Сейчас не об этом. Сначала: { $question }.
illegal-wrong-number-of-players = Играть могут от одного до четырёх человек, а не { $players }.
illegal-too-many-at-table = Людей: { $players }, Лун: { $lunas }; всего участников может быть не больше четырёх.
illegal-track-board-twice = { $track } и { $other } — две стороны одного планшета: выберите другой трек.
illegal-threat-needs-belt = Угроза бывает только в Поясе: выберите эту карту или откажитесь от угрозы.
illegal-game-over = Партия окончена.
illegal-not-your-turn = Сейчас ход другого игрока.
illegal-token-not-yours = Жетон { $token } вам не сдавали.
illegal-not-in-hand = Карты «{ $card }» нет у вас на руке.
illegal-already-planned = Карта «{ $card }» уже в слоте.
illegal-share-in-slot = «{ $card }» — акция: она остаётся на руке до конца партии.
illegal-slots-full = Все слоты заняты: { $slots }.
illegal-slot-off = { $slot } выключен.
illegal-slot-taken = { $slot } уже занят.
illegal-slot-named = { $linked ->
    [true] Слоты связаны: назовите слот для карты.
   *[false] Слоты не связаны: назовите только карту.
}
illegal-not-face-up = Карта «{ $card }» не лежит открытой в вашей зоне действий.
illegal-other-kind = Карта «{ $card }» для другого действия; здесь нужны { $kind_of }.
illegal-other-resource = Карта «{ $card }» другого типа, чем карты в запасе.
illegal-nothing-to-mix-for = Карта «{ $card }» другого типа, и даже вместе ваших карт ни на что не хватит.
illegal-pool-closed = Запас уже тратится: карту «{ $card }» добавить нельзя.
illegal-cell-empty = Ячейка { $cell } рынка пуста.
illegal-pool-too-small = Карта стоит { $cost }, а в запасе { $units ->
    [one] { $units } единица
    [few] { $units } единицы
   *[many] { $units } единиц
}.
illegal-buying-is-over = Купить можно одну карту, и до первого шага.
illegal-buy-first = Карты разных типов — только для покупки: сначала купите карту.
illegal-track-end = Ваш маркер в конце трека { $company }.
illegal-barrier-too-dear = Барьер трека { $company } стоит { $cost }, а у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
illegal-units-left = Осталось { $units ->
    [one] { $units } единица
    [few] { $units } единицы
   *[many] { $units } единиц
}, и маркеры могут двигаться: потратьте их.
illegal-no-energy = В вашей зоне действий нет открытой энергии.
illegal-station-empty = Станция { $company } пуста: выберите другую компанию.
illegal-no-such-place = На этой карте занять { $spot } нельзя.
illegal-already-there = У { $company } там уже есть фигура: { $spot }.
illegal-out-of-reach = Рядом с { $spot } нет ничего от { $company }.
illegal-too-little-energy = { $spot } стоит { $price } энергии, а осталось { $points }.
illegal-no-outpost-in-column = Назовите столбец { $company }, в котором есть форпост.
illegal-column-alike = { $column ->
    [1] Второй столбец { $company } ничем не отличается от первого: выберите первый.
   *[other] Третий столбец { $company } ничем не отличается от одного из прежних: выберите тот.
}
illegal-no-piece-left = У { $company } не осталось фигур для { $spot }.
illegal-shuttle-has-no-column = Шаттл берётся из среднего столбца сам ({ $spot }): столбец не называйте.
illegal-not-that-piece = Сначала возвращается другая фигура, не { $company }.
illegal-column-full = В этом столбце { $company } нет места для форпоста.
illegal-no-threat = Угрозы, с которой нужно справиться, нет.
illegal-no-shuttle-at-threat = Рядом с угрозой нет шаттла { $company }.
illegal-threat-unmet = Требование угрозы { $threat } не выполнено.
illegal-threat-too-far = На угрозу нужно { $needed } энергии, а осталось { $points }.
illegal-flip-is-over = Перевернуть можно один план, и до движения маркера.
illegal-no-plan-to-flip = На экране { $screen } нет открытого плана.
illegal-too-few-coins = Это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, а у вас { $coins }.
illegal-screen-empty = Экран { $screen } пуст: маркер не может на него войти.
illegal-last-screen = Ваш маркер на последнем экране.
illegal-special-too-dear = { $plan } стоит { $cost }, а у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
illegal-plan-unmet = Ваши открытые карты не отвечают требованиям плана { $plan }.
illegal-too-few-points = На это нужно { $cost ->
    [one] { $cost } очко исследования
    [few] { $cost } очка исследования
   *[many] { $cost } очков исследования
}, а у вас { $points }.
illegal-plan-cell-empty = В ячейке { $cell } сейчас нет плана.
illegal-special-not-there = { $plan } не лежит открытым на треке раундов.
illegal-plan-not-taken = Плана «{ $plan }» нет среди тех, что нужно положить.
illegal-screen-passed = На экран { $screen } план положить нельзя.
illegal-no-plan-a-here = Экран { $screen } пуст и не принимает планы A.
illegal-screen-left = Для { $plan } есть экран.
illegal-no-marker = В запасе нет маркеров бонуса.
illegal-no-once-marker = В запасе нет одноразовых маркеров.
illegal-space-taken = На ячейке «{ $space }» уже стоит маркер.
illegal-other-way = Ячейка «{ $space }» используется иначе.
illegal-no-majority = У вас { $own } ({ $kind }), а у другого участника { $best }.
illegal-tier-not-reached = У вас { $own } ({ $kind }); для этой ступени нужно { $needed }.
illegal-too-few-scientists = Других научных карт у вас { $others }; для этой ступени нужно { $needed }.
illegal-first-turn = Тот, кто начал раунд, не может занять эту ячейку в свой первый ход.
illegal-fee-too-dear = Это стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}, а у вас { $coins }.
illegal-nothing-affordable = Вам не хватит ни на одну карту рынка.
illegal-nothing-to-remove = На руке нет карты, которую можно для этого удалить.
illegal-level-not-active = Ячейка «{ $space }» пока недоступна: её порог нужно пройти до начала хода.
illegal-other-level-used = Ваш маркер стоит на другой ячейке этого трека; «{ $space }» — только в следующем раунде.
illegal-personal-closed = Персональная ячейка открывается с третьим заданием.
illegal-nothing-to-take = В этом столбце { $company } нет форпоста.
illegal-track-not-offered = Трек { $company } выбрать нельзя.
illegal-steps-not-offered = Числа шагов { $steps } среди оставшихся нет.
illegal-not-removable = Карту «{ $card }» для этого удалить нельзя.
illegal-not-in-discard = Карты «{ $card }» нет в сбросе.
illegal-no-deck = Колоды нет: { $rest }.
illegal-deck-must-be-taken = У вас есть колода покоя: одну нужно взять.
illegal-other-card-first = Сначала карта «{ $card }».
illegal-rest-used = { $rest } уже получил карту.
illegal-empty-rest-first = Из пустых слотов берите первый: { $rest }.
illegal-middle-rests = { $rest } сейчас не подходит: только три средних слота.
illegal-goal-not-in-play = Этого задания ({ $goal }) нет в игре.
illegal-other-mission = Вы начали другую карту миссии.
illegal-goal-done = Это задание ({ $goal }) уже выполнено.
illegal-goal-unmet = Это задание ({ $goal }) сейчас не выполнено.
illegal-no-tile = У вас нет тайла, который кладут на карту.
illegal-tile-needs-resource = Тайл кладут на открытую ресурсную карту, которая не используется; «{ $card }» не подходит.

# О чём спрашивают

name-ask-token = выбор стартового жетона
name-ask-resting = раскладка карт покоя
name-ask-plan = планирование
name-ask-choose = выбор действия
name-ask-pool = трата запаса
name-ask-expander = выбор компании
name-ask-expand = занятие мест или остановка
name-ask-burn = удаление карт энергии
name-ask-return = возврат вытесненных фигур
name-ask-points = трата очков исследования
name-ask-remove = удаление форпоста
name-ask-advance = выбор трека
name-ask-spread = выбор треков
name-ask-barrier = оплата барьера или остановка
name-ask-upload = загрузка или остановка
name-ask-buy = покупка карты
name-ask-discard = удаление карты
name-ask-both = действие удалённой карты или карта из сброса
name-ask-fetch = карта из сброса
name-ask-put = раскладка карт на покой
name-ask-lay = раскладка планов
name-ask-end = завершение хода
name-ask-again = ещё одна партия или нет
name-ask-next = следующая глава
name-ask-wait = дождитесь остальных
