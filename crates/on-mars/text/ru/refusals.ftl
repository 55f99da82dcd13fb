# Отказы

illegal-not-now = Сейчас не об этом. Сначала { $question }.
illegal-wrong-number-of-players = Играть могут от одного до четырёх человек, а не { $players }.
illegal-first-colonists-alone = «Первые колонисты» — для двоих, троих или четверых: для одиночной игры отключите их.
illegal-goal-needs-one = Цель одиночной игры — для одного игрока, а не для { $players }: оставьте обычную.
illegal-game-over = Партия окончена.
illegal-not-your-turn = Сейчас не ваш ход.
illegal-in-the-middle = Вы посреди эффекта: сначала завершите этот выбор.
illegal-needed-now = Без этого ({ $good }) не закончить начатое: доставьте потом.
illegal-space-taken = Ячейка очерёдности { $space } занята: выберите свободную.
illegal-space-on-other-side = Ячейка { $space } не { $side_in }: выберите ячейку { $side_in }.
illegal-main-done = Основное действие уже выполнено: за ход — одно.
illegal-main-first = Сначала выполните основное действие: без него ход не закончить.
illegal-other-side = Вы { $side_in }, а «{ $main }» — на другой стороне.
illegal-nothing-to-do = Для действия «{ $main }» сейчас невозможен ни один шаг: выберите другое.
illegal-step-first = Прежде чем закончить, сделайте хотя бы один шаг.
illegal-no-colonist = Для действия «{ $main }» нужен колонист из жилого отсека, а свободных нет.
illegal-extra-too-dear = «{ $main }»: нужна доплата { $left } (кристаллы или колонисты). Столько заплатить и выполнить действие вы не можете.
illegal-already-there = Ваш колонист ещё стоит на действии «{ $main }»: сначала он должен вернуться.
illegal-no-boost = Усилить это сейчас нельзя.
illegal-nobody-to-boost = { $fresh ->
    [0] Жилой отсек пуст: усилить эффект некому.
   *[other] В жилом отсеке только колонисты, полученные в этот ход ({ $fresh }): они не усиливают.
}
illegal-no-crystal = { $needed ->
    [one] Нужен { $needed } кристалл
    [few] Нужно { $needed } кристалла
   *[many] Нужно { $needed } кристаллов
}, а потратить можно { $crystals }. Кристаллы под хранилищем ждут следующего хода.
illegal-wrong-payment = Цена другая: { $price }. Минералы могут заменить другие ресурсы.
illegal-wrong-payment-price = { $count ->
    [one] { $count } { $good }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
}
illegal-cannot-pay = Оплатить это вы не можете. Цена: { $price }.
illegal-cannot-pay-price = { $count ->
    [one] { $count } { $good }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
}
illegal-not-on-display = Чертежа «{ $blueprint }» среди открытых нет.
illegal-no-marker = Свободных маркеров для ещё одного чертежа у вас нет.
illegal-not-in-grid = В этой ячейке схемы нет жетона «{ $tech_short }».
illegal-has-tech = У вас уже есть { $tech }: возьмите другую.
illegal-lab-full = Эта ячейка лаборатории занята: { $lab }.
illegal-not-first-column = Новую технологию кладут в колонку 1 лаборатории, а не сюда: { $lab }.
illegal-no-tile-there = Здесь нет жетона, который вы можете развить: { $lab }.
illegal-not-next = Отсюда туда стрелки нет: { $from } → { $to }. Двигайтесь по стрелкам.
illegal-lab-taken = Там уже лежит другая технология: { $to }.
illegal-warehouse-empty = На складе нет { $good_many }.
illegal-not-in-warehouse = На складе не бывает { $good_many }.
illegal-no-crystals-here = Здесь можно взять только ресурс, не кристалл.
illegal-cannot-store = Для { $good_many } больше нет места: предел — { $limit }.
illegal-no-tech = У игрока { $seat } нет жетона «{ $tech_short }».
illegal-tech-too-low = «{ $tech_short }»: здесь уровень { $level }, а нужен { $needed }.
illegal-tech-not-allowed = Использовать здесь технологию нельзя, или она уже использована.
illegal-no-points = От этого эффекта ничего не осталось: усильте его или закончите.
illegal-not-beside = { $cell } не соседняя клетка: двигайтесь по одной.
illegal-no-bot-there = Вашего робота на { $cell } нет.
illegal-no-room-to-stop = На { $cell } остаться нельзя, а до свободной клетки шагов не хватит.
illegal-part-first = На { $cell } две фигурки: сначала разведите их движением, которое вам ещё доступно.
illegal-cannot-stop-here = Марсоход не может остановиться на { $cell }: забрать тот жетон нельзя.
illegal-cannot-claim = Забрать этот жетон нельзя: такой у вас уже есть, или он ничего не даст.
illegal-stack-empty = В стопке не осталось { $building_many }.
illegal-no-shelter-left = Все ваши убежища построены.
illegal-no-colonist-for-mine = Для шахты нужен колонист из жилого отсека.
illegal-other-building = Этот эффект строит { $wanted_acc }, а не { $building_acc }.
illegal-cell-built = На { $cell } уже есть здание: выберите свободную клетку.
illegal-outside-zone = { $cell } вне вашего района застройки: сначала подведите туда робота.
illegal-wrong-distance = На { $cell } нельзя: { $building } ставится рядом с таким же зданием или в двух клетках от него.
illegal-no-tech-for-complex = Так { $needed ->
    [one] присоединяется { $needed } { $building }
    [few] присоединяются { $needed } { $building_gen }
   *[many] присоединяются { $needed } { $building_many }
}: технологии уровня { $needed } ни у кого нет.
illegal-not-unbuilt = Среди ваших неиспользованных чертежей такого нет: «{ $blueprint }».
illegal-wrong-building = Для чертежа «{ $blueprint }» нужно здание «{ $needed }»; на { $cell } его нет.
illegal-already-advanced = Здание на { $cell } уже улучшено.
illegal-complex-too-small = Комплекс на { $cell } — из { $size }, а чертежу нужно не меньше { $needed }.
illegal-outside-upgrade-zone = { $cell } вне вашего района застройки: сначала подведите туда робота.
illegal-others-shelter = Убежище на { $cell } не ваше: улучшайте свои.
illegal-no-upgrades-left = Больше таких шагов сейчас сделать нельзя.
illegal-no-ship = В ячейке { $slot } нет корабля.
illegal-level-too-low = При уровне колонии { $level } вы можете встретить кораблей: { $ships }. Сначала должен вырасти уровень.
illegal-no-ships-left = Для этого эффекта больше нет кораблей.
illegal-cannot-land = На { $cell } робот не высадится: нужно ваше убежище без фигурки, а если таких нет — ближайшая пустая клетка.
illegal-not-for-hire = На планшете учёных такого нет: { $scientist }.
illegal-not-for-taking = На планшете учёных этого нет: { $contract }.
illegal-too-few-colonists = { $needed ->
    [one] Нужен { $needed } колонист
    [few] Нужно { $needed } колониста
   *[many] Нужно { $needed } колонистов
} из жилого отсека, а там { $colonists }.
illegal-only-contracts = Здесь можно взять только контракт.
illegal-only-scientists = Здесь можно только нанять учёного.
illegal-not-in-deck = В колоде этого больше нет: { $contract }.
illegal-nobody-there = На действии «{ $main }» вашего колониста нет.
illegal-nobody-working = Возвращать некого.
illegal-not-from-there = Этот эффект не возвращает колонистов оттуда.
illegal-quarters-full = В жилом отсеке нет места: он вмещает { $room }.
illegal-no-minerals = Выберите аккумулятор, воду, растение или кислород: минералы и кристаллы здесь не дают.
illegal-no-source = У вас здесь ничего не производит: { $building }.
illegal-no-discovery = На месте { $spot } нет жетона открытия.
illegal-discovery-useless = Жетон открытия { $spot } сейчас ничего не даст: выберите другой.
illegal-executive-done = Вспомогательное действие уже выполнено: за ход — не больше одного.
illegal-ship-in-slot = Ячейка { $slot } занята кораблём: сначала встретьте его.
illegal-executive-too-dear = «{ $slot_exec }» стоит { $cost ->
    [one] { $cost } кристалл
    [few] { $cost } кристалла
   *[many] { $cost } кристаллов
}, а потратить можно { $crystals }.
illegal-executive-useless = «{ $slot_exec }» сейчас ничего не даст.
illegal-not-built = «{ $blueprint }» ещё не построено: сначала улучшите по этому чертежу здание.
illegal-not-yours = «{ $blueprint }» — не ваше здание, и учёный там не работает.
illegal-use-too-dear = Работа здания «{ $blueprint }» стоит { $cost ->
    [one] { $cost } кристалл
    [few] { $cost } кристалла
   *[many] { $cost } кристаллов
}, а потратить можно { $crystals }.
illegal-use-useless = «{ $blueprint }» сейчас ничего не даст.
illegal-not-your-scientist = Не ваш учёный: { $scientist }.
illegal-works-elsewhere = Место работы этого учёного ({ $scientist }) — улучшенное здание «{ $building }».
illegal-already-works = Этот учёный уже работает: { $scientist }.
illegal-not-your-goal = Личной цели «{ $goal }» у вас нет.
illegal-one-goal-only = Вы уже достигли личной цели: за игру — одной.
illegal-goal-not-met = Цель «{ $goal }» ещё не достигнута. Её условие — «{ $goal_condition }»
illegal-travel-in-between = Награда цели «{ $goal }» — полёт: он возможен только между действиями.
illegal-nothing-to-spend-on = Платить кристаллами сейчас не за что.
illegal-not-your-contract = Это не ваш контракт: { $contract }.
illegal-not-needed = Больше не нужно { $good_many }: { $contract }.
illegal-nothing-to-deliver = У вас нет { $good_many } для доставки.
illegal-not-your-card = У вас нет такой карты: { $card }.
illegal-errand-not-done = В этот ход задание ещё не выполнено: «{ $card_task }»
illegal-one-errand-only = За этот ход карта B уже открыта: можно одну.
illegal-not-nearest = { $cell } не из ближайших свободных клеток.
illegal-no-shuttle = Шаттл в этом раунде не летит { $side_from }: летите на корабле или останьтесь.
illegal-no-ship-in-hangar = В вашем ангаре нет кораблей.
illegal-not-three-away = { $cell } не в трёх клетках от вашего марсохода.
illegal-not-empty = { $cell } не пустая: жетону открытия нужна пустая клетка.
