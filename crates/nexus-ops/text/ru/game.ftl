game-name = Nexus Ops

# Отряды. Все они одушевлённые и мужского рода: `.gen` годится и для винительного падежа, `.many` — для обоих во множественном числе.

name-human = Человек
    .gen = Человека
    .many = Людей
name-fungoid = Фунгоид
    .gen = Фунгоида
    .many = Фунгоидов
name-crystalline = Кристаллин
    .gen = Кристаллина
    .many = Кристаллинов
name-rock-strider = Рок Страйдер
    .gen = Рок Страйдера
    .many = Рок Страйдеров
name-lava-leaper = Лава Липер
    .gen = Лава Липера
    .many = Лава Липеров
name-rubium-dragon = Рубиумный Дракон
    .gen = Рубиумного Дракона
    .many = Рубиумных Драконов

# Местность. `.to` отвечает на вопрос «куда».

name-forest = Лес
    .to = в Лес
name-crystal = Кристаллы
    .to = на Кристаллы
name-rock = Горы
    .to = в Горы
name-magma = Магма
    .to = на Магму
name-monolith = Монолит
    .to = на Монолит

# Фазы

name-deploy = развёртывание
    .gen = развёртывания
name-move = движение
    .gen = движения
name-explore = исследование
    .gen = исследования
name-fight = бой
    .gen = боя
name-income = поступление ресурсов
    .gen = поступления ресурсов
name-draw = набор карт
    .gen = набора карт

# Стороны боя. `.gen` годится и для винительного падежа.

name-attacker = атакующий
    .gen = атакующего
    .dat = атакующему
name-defender = защищающийся
    .gen = защищающегося
    .dat = защищающемуся

# Карты поддержки. `.when` говорит, когда карту играют.

-when-deploy = в свою фазу развёртывания
-when-battle-start = в бою, до первого броска
-when-after-roll = в бою, сразу после броска кубиков очередного шага

name-fungoid-recruits = Вербовка Фунгоидов
    .text = Бесплатно поставьте 1 Фунгоида из запаса на гекс своей домашней базы.
    .when = { -when-deploy }
name-crystalline-recruits = Вербовка Кристаллинов
    .text = Бесплатно поставьте 1 Кристаллина из запаса на гекс своей домашней базы.
    .when = { -when-deploy }
name-strider-call = Зов Страйдеров
    .text = Бесплатно поставьте 1 Рок Страйдера из запаса на гекс своей домашней базы.
    .when = { -when-deploy }
name-dropship = Десантный бот
    .text = Бесплатно поставьте одного или двух Людей из запаса вместе на один гекс: доступный Людям гекс под вашим контролем либо гекс своей домашней базы.
    .when = { -when-deploy }
name-teleport = Телепорт
    .text = Перенесите один свой отряд на любой другой гекс без вражеских отрядов, куда ему можно войти. В этот ход он ещё может двигаться.
    .when = { -when-deploy }
name-forced-march = Форсированный марш
    .text = Выберите один свой отряд: в этот ход он может пройти на 1 гекс дальше. Правила остановки у врагов и запретной местности действуют как обычно.
    .when = { -when-deploy }
name-rubium-vein = Жила Рубиума
    .text = Возьмите 4 Рубиума из банка.
    .when = { -when-deploy }
name-bulk-contract = Оптовый контракт
    .text = Следующий отряд, купленный в этой фазе, стоит на 4 Рубиума меньше, но не меньше 0.
    .when = { -when-deploy }
name-uplink = Система наведения
    .text = До первого броска: выберите атакующего или защищающегося. Эта сторона получает +1 ко всем броскам атаки в этом бою.
    .when = { -when-battle-start }
name-adrenal-surge = Выброс адреналина
    .text = До первого броска: выберите один отряд из участвующих в бою. Он получает +2 к своим броскам атаки в этом бою.
    .when = { -when-battle-start }
name-double-strike = Двойной удар
    .text = До первого броска: выберите один отряд из участвующих в бою. Он бросает два кубика вместо одного, и попасть может каждый.
    .when = { -when-battle-start }
name-spore-cloud = Облако спор
    .text = До первого броска: выберите атакующего или защищающегося. Эта сторона получает −1 ко всем броскам атаки в этом бою.
    .when = { -when-battle-start }
name-ambush = Засада
    .text = До первого броска: выберите один отряд из участвующих в бою. Он атакует раньше всех, потери от него снимают сразу, а на своём шаге он уже не атакует.
    .when = { -when-battle-start }
name-force-field = Силовое поле
    .text = После броска кубиков шага: отмените одно попадание этого шага по любой из сторон.
    .when = { -when-after-roll }
name-second-chance = Второй шанс
    .text = После броска кубиков шага: выберите сторону. Она один раз перебрасывает все свои промахи этого шага.
    .when = { -when-after-roll }

# Секретные миссии

name-win-forest = Победить в бою в Лесу
    .text = В свой ход победите в бою в Лесу.
name-win-crystal = Победить в бою на Кристаллах
    .text = В свой ход победите в бою на Кристаллах.
name-win-rock = Победить в бою в Горах
    .text = В свой ход победите в бою в Горах.
name-win-magma = Победить в бою на Магме
    .text = В свой ход победите в бою на Магме.
name-win-monolith = Победить в бою на Монолите
    .text = В свой ход победите в бою на Монолите.
name-win-home = Рейд на базу
    .text = В свой ход победите в бою на гексе чужой домашней базы, кто бы там ни защищался.
name-survive-human = Победить в бою. У вас должен выжить Человек
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Человек.
name-survive-fungoid = Победить в бою. У вас должен выжить Фунгоид
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Фунгоид.
name-survive-crystalline = Победить в бою. У вас должен выжить Кристаллин
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Кристаллин.
name-survive-rock-strider = Победить в бою. У вас должен выжить Рок Страйдер
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Рок Страйдер.
name-survive-lava-leaper = Победить в бою. У вас должен выжить Лава Липер
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Лава Липер.
name-survive-rubium-dragon = Победить в бою. У вас должен выжить Рубиумный Дракон
    .text = В свой ход победите в бою, где сражается и остаётся в живых ваш Рубиумный Дракон.
name-win-no-loss = Победа без потерь
    .text = В свой ход победите в бою, не потеряв в нём ни одного отряда.
name-win-vs-three = Разгромить армию
    .text = В свой ход победите в бою, в начале которого у защищающегося было 3 отряда или больше.
name-win-on-mine = Отбить шахту
    .text = В свой ход победите в бою на гексе с шахтой, напечатанной или маркером.
name-destroy-human = Уничтожить Человека
    .text = В свой ход уничтожьте вражеского Человека; побеждать в бою не обязательно.
name-destroy-fungoid = Уничтожить Фунгоида
    .text = В свой ход уничтожьте вражеского Фунгоида; побеждать в бою не обязательно.
name-destroy-crystalline = Уничтожить Кристаллина
    .text = В свой ход уничтожьте вражеского Кристаллина; побеждать в бою не обязательно.
name-destroy-rock-strider = Уничтожить Рок Страйдера
    .text = В свой ход уничтожьте вражеского Рок Страйдера; побеждать в бою не обязательно.
name-destroy-lava-leaper = Уничтожить Лава Липера
    .text = В свой ход уничтожьте вражеского Лава Липера; побеждать в бою не обязательно.
name-destroy-rubium-dragon = Уничтожить Рубиумного Дракона
    .text = В свой ход уничтожьте вражеского Рубиумного Дракона; побеждать в бою не обязательно.
name-human-slays-dragon = Убийца драконов
    .text = В свой ход уничтожьте вражеского Рубиумного Дракона попаданием вашего Человека.
name-dominate-forest = Доминирование в Лесах
    .text = В свой ход контролируйте больше гексов Леса, чем каждый из остальных игроков.
name-dominate-crystal = Доминирование на Кристаллах
    .text = В свой ход контролируйте больше гексов Кристаллов, чем каждый из остальных игроков.
name-dominate-rock = Доминирование в Горах
    .text = В свой ход контролируйте больше гексов Гор, чем каждый из остальных игроков.
name-dominate-magma = Доминирование на Магме
    .text = В свой ход контролируйте больше гексов Магмы, чем каждый из остальных игроков.
name-hold-monolith = Удержать Монолит
    .text = Контролируйте Монолит в свою фазу набора карт.

# Тайлы исследования. `.found` отвечает на вопрос «что находит».

name-X01 = Рок Страйдер
    .found = Рок Страйдера
name-X02 = { name-X01 }
    .found = { name-X01.found }
name-X03 = { name-X01 }
    .found = { name-X01.found }
name-X04 = { name-X01 }
    .found = { name-X01.found }
name-X05 = { name-X01 }
    .found = { name-X01.found }
name-X06 = { name-X01 }
    .found = { name-X01.found }
name-X07 = Шахта 2
    .found = шахту ценностью 2
name-X08 = { name-X07 }
    .found = { name-X07.found }
name-X09 = { name-X07 }
    .found = { name-X07.found }
name-X10 = { name-X07 }
    .found = { name-X07.found }
name-X11 = Фунгоид, шахта 1
    .found = Фунгоида и шахту ценностью 1
name-X12 = { name-X11 }
    .found = { name-X11.found }
name-X13 = { name-X11 }
    .found = { name-X11.found }
name-X14 = { name-X11 }
    .found = { name-X11.found }
name-X15 = Кристаллин, шахта 1
    .found = Кристаллина и шахту ценностью 1
name-X16 = { name-X15 }
    .found = { name-X15.found }
name-X17 = { name-X15 }
    .found = { name-X15.found }
name-X18 = { name-X15 }
    .found = { name-X15.found }
name-X19 = Лава Липер
    .found = Лава Липера
name-X20 = Два Человека
    .found = двух Людей
name-X21 = Шахта 3
    .found = шахту ценностью 3
name-X22 = 4 Рубиума
    .found = 4 Рубиума
name-X23 = Карта поддержки
    .found = карту поддержки
name-X24 = Карта секретной миссии
    .found = карту секретной миссии

# События

event-turn-began = { $seat } начинает ход { $turn }.
event-unit-bought = { $cost ->
    [0] { $seat } бесплатно получает { $unit_gen } на { $hex }.
    [one] { $seat } покупает { $unit_gen } на { $hex } за { $cost } Рубиум.
   *[other] { $seat } покупает { $unit_gen } на { $hex } за { $cost } Рубиума.
}
event-energize-sold = { $seat } продаёт карту поддержки «{ $card }» за 1 Рубиум.
event-secret-sold = { $seat } продаёт секретную миссию «{ $card }» за 1 Рубиум.
event-energize-played = { $seat } играет карту «{ $card }».
event-units-placed = { $count ->
    [1] { $seat } ставит { $unit_gen } на { $hex }.
   *[other] { $seat } ставит { $count } { $unit_many } на { $hex }.
}
event-unit-teleported = { $seat } телепортирует { $unit_gen } с { $from } на { $to }.
event-march-ordered = { $seat } готовит к маршу { $unit_gen } на { $hex }: в этот ход отряд может пройти на 1 гекс дальше.
event-rubium-gained = { $seat } берёт { $amount ->
    [one] { $amount } Рубиум
   *[other] { $amount } Рубиума
} из банка.
event-discount-gained = { $seat } получает скидку { $amount ->
    [one] { $amount } Рубиум
   *[other] { $amount } Рубиума
} на следующий отряд, купленный в этой фазе.
event-unit-moved = { $seat } перемещает { $unit_gen } с { $from } на { $to }.
event-dragon-breathed = Рубиумный Дракон игрока { $seat } дышит с { $from } на { $to } по отрядам игрока { $victim_seat }. На кубике { $die }: { $hit ->
    [true] попадание
   *[false] мимо
}.
event-hex-explored = { $seat } исследует { $hex } и находит { $tile_found }.
event-mine-found = { $seat } отмечает на { $hex } шахту ценностью { $mine }.
event-no-figure-to-find = У игрока { $seat } в запасе нет { $unit_gen }, поэтому на { $hex } никто не появляется.
event-battle-began = { $seat } вступает в бой на { $hex }, защищается { $defender_seat }.
event-card-passed = { $seat } пасует.
event-side-helped = { $seat } даёт { $side_dat } { $modifier ->
    [1] +1
    [-1] −1
   *[other] { $modifier }
} ко всем броскам атаки в этом бою.
event-figure-marked = { $seat } отмечает картой отряд { $side_gen }: { $unit }.
event-dice-rolled = { $seat } бросает за { $unit_many } на { $hex }: { $dice } — { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
event-dice-rolled-dice = { $modifier ->
    [0] { $face }
   *[other] { $face }→{ $total }
}
event-misses-rerolled-dice = { $modifier ->
    [0] { $face }
   *[other] { $face }→{ $total }
}
event-hit-cancelled = { $seat } отменяет попадание { $unit_gen } по отрядам игрока { $victim_seat }.
event-misses-rerolled = { $seat } перебрасывает промахи: { $dice } — { $hits ->
    [0] новых попаданий нет
    [one] { $hits } новое попадание
    [few] { $hits } новых попадания
   *[many] { $hits } новых попаданий
}.
event-unit-destroyed = { $seat } теряет { $unit_gen } на { $hex }.
event-battle-won = { $seat } побеждает игрока { $defender_seat } в бою на { $hex }.
event-battle-lost = { $seat } проигрывает бой против игрока { $defender_seat } на { $hex }.
event-battle-undecided = Бой на { $hex } никто не выиграл: { $seat } и { $defender_seat } по-прежнему делят спорный гекс.
event-mission-played = { $seat } выполняет секретную миссию «{ $card }»: { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
   *[many] { $vp } победных очков
}.
event-mission-taken = { $seat } берёт карту миссии: { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
   *[many] { $vp } победных очков
}.
event-hill-taken = { $seat } берёт карту «Царь горы»: { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
   *[many] { $vp } победных очков
}.
event-income-taken = { $seat } получает с шахт { $amount ->
    [one] { $amount } Рубиум
   *[other] { $amount } Рубиума
}.
event-secret-drawn = { $seat } берёт на руку секретную миссию «{ $card }».
event-secrets-drawn = { $count ->
    [1] { $seat } берёт на руку карту секретной миссии.
    [few] { $seat } тянет { $count } карты секретных миссий, чтобы оставить одну.
   *[many] { $seat } тянет { $count } карт секретных миссий, чтобы оставить одну.
}
event-energize-drawn = { $seat } берёт карту поддержки «{ $card }».
event-energize-drawn-unseen = { $seat } берёт карту поддержки.
event-secret-put-under = { $seat } убирает секретную миссию «{ $card }» под низ колоды.
event-secret-put-under-unseen = { $seat } убирает карту секретной миссии под низ колоды.
event-energize-reshuffled = Сброс карт поддержки перемешан и становится новой колодой.
event-secrets-reshuffled = Сброс секретных миссий перемешан и становится новой колодой.
event-draw-lost = { $seat } не берёт карту: и колода, и её сброс пусты.
event-target-reached = { $seat } достигает цели: { $vp ->
    [one] { $vp } победное очко
    [few] { $vp } победных очка
   *[many] { $vp } победных очков
}.
event-player-eliminated = { $seat } выбывает: нет ни отрядов на поле, ни Рубиума на новый отряд, ни карт на руке.

# Отказы

illegal-game-over = Игра окончена.
illegal-not-asked = Сейчас решает { $seat }.
illegal-wrong-seats = В Nexus Ops играют от 2 до 4 человек, а не { $seats }.
illegal-wrong-target = Играют до 10, 12 или 14 победных очков, а не до { $target }.
illegal-teams-need-four = Для командной игры нужно ровно 4 игрока, а не { $seats }.
illegal-nothing-to-end = Завершать сейчас нечего: сначала нужно ответить на заданный вопрос.
illegal-nothing-to-pass = Пасовать сейчас не на что: пасуют, когда предлагают сыграть боевую карту.
illegal-sale-now = Карты продают в свой ход, но не раньше, чем до конца разыграны бросок, находка или взятые карты.
illegal-card-not-held = Этой карты нет у вас на руке.
illegal-not-on-board = Гекса { $hex } на поле этой партии нет.
illegal-buy-now = Отряды покупают в свою фазу развёртывания, а сейчас фаза { $phase_gen }.
illegal-too-expensive = { $unit } стоит { $cost ->
    [one] { $cost } Рубиум
   *[other] { $cost } Рубиума
}, а у вас { $rubium }.
illegal-no-figure-left = В вашем запасе не хватает фигурок { $unit_many }.
illegal-not-your-home = Новые отряды ставят на гексы своей домашней базы, а { $hex } к ней не относится.
illegal-start-card-now = Карты начала хода играют в свою фазу развёртывания, а сейчас фаза { $phase_gen }.
illegal-battle-card-now = Карту «{ $card }» играют { $card_when }.
illegal-wrong-targets = Карту «{ $card }» играют иначе. { $card_text }
illegal-no-effect = Карта «{ $card }» сейчас ничего не изменит и потому остаётся у вас на руке.
illegal-drop-hex = { $unit_many } нельзя высадить на { $hex }: нужен доступный им гекс под вашим контролем или гекс вашей домашней базы.
illegal-teleport-hex = На { $hex } стоят вражеские отряды, а телепорт ведёт на гекс без врагов.
illegal-move-now = { $phase_id ->
    [move] Перемещения этого хода закончены, теперь дышат Драконы.
   *[other] Отряды ходят в свою фазу движения, а сейчас фаза { $phase_gen }.
}
illegal-no-such-unit = На { $hex } нет вашего { $unit_gen }.
illegal-already-moved = Каждый ваш { $unit } на { $hex } уже ходил в этот ход.
illegal-other-kind = Ни один ваш { $unit } на { $hex } не отмечен именно так: * — «Форсированный марш», + — отряд, выставленный в этот ход туда, где уже идёт бой.
illegal-forbidden-terrain = { $unit } не может войти { $terrain_to }.
illegal-too-far = { $unit } не может попасть с { $from } на { $to } за одно перемещение.
illegal-blocked = Путь с { $from } на { $to } преграждают враги: { $unit } обязан остановиться там, где их встретит.
illegal-retreat-into-units = Отступающий { $unit } обязан остановиться на пустом гексе или на гексе под вашим контролем, а на { $hex } стоят враги.
illegal-breath-now = Драконы дышат в конце вашей фазы движения, когда все перемещения сделаны.
illegal-no-dragon = На { $hex } нет вашего Рубиумного Дракона.
illegal-dragon-spent = Каждый ваш Рубиумный Дракон на { $hex } уже дышал в этот ход.
illegal-dragon-not-in-control = Дракон дышит только с гекса под вашим контролем, а { $hex } — спорный.
illegal-breath-too-far = Дыхание достаёт только до соседнего гекса, а { $to } не соседствует с { $from }.
illegal-no-victim = На { $hex } нет вражеских отрядов игрока { $victim_seat }.
illegal-partner-safe = { $victim_seat } — ваш союзник; ни дыхание, ни бой нельзя направить против союзника.
illegal-explore-now = В свою фазу исследования вы открываете тайл на каждом гексе, где он лежит лицом вниз и есть ваш отряд: пропускать нельзя ни один, а другие открывать нельзя.
illegal-settle-now = Сейчас нет найденных отрядов, которые нужно расставить.
illegal-fight-now = Бои проводят в свою фазу боя, по одному на каждом спорном гексе с вашими отрядами, и пропустить нельзя ни один.
illegal-not-contested = Гекс { $hex } не спорный: для боя на гексе нужны ваши и вражеские отряды.
illegal-already-fought = На { $hex } в этот ход уже был бой, второго не будет.
illegal-no-defender = На { $hex } нет вражеских отрядов игрока { $defender_seat }.
illegal-pick-now = Выбирать жертву сейчас не нужно: это делают, когда Лава Липер попал с суммой 5 или больше.
illegal-loss-now = Снимать потери сейчас не нужно.
illegal-not-there = Такого { $unit_gen } здесь нет, выбрать его нельзя.
illegal-unmarked-first = Сначала снимают { $unit_gen } без отметки карты и лишь потом отмеченного.
illegal-no-such-mark = Здесь ни один { $unit } не отмечен именно так; отмеченную фигурку называют по номеру отметки, остальные — без номера.
illegal-no-hit = На этом шаге такого попадания { $unit_gen } по этой стороне нет.
illegal-no-miss = На этом шаге у этой стороны нет промахов, которые можно перебросить.
illegal-mission-now = Миссию за бой или дыхание играют сразу после них; миссию за положение на поле — в свой ход, но не раньше, чем до конца разыграны бросок, находка или взятые карты.
illegal-mission-unmet = Миссия «{ $card }» тем, что сейчас произошло, не выполнена. { $card_text }
illegal-state-unmet = Миссия «{ $card }» сейчас не выполнена. { $card_text }
illegal-not-won = Карты миссий и красные секретные миссии играют за только что выигранный бой.
illegal-red-played = За этот бой вы уже сыграли красную карту; за каждый выигранный бой можно сыграть одну.
illegal-keep-now = Сейчас нет взятых миссий, из которых нужно выбирать.
illegal-not-drawn = Этой карты нет среди двух взятых.
illegal-reward-now = Сейчас награду не выбирают: по варианту «Царь горы» её предлагают в вашу фазу набора карт, если вы контролируете Монолит.

note-rubium-changes = Рубиум: { $from } → { $to }.
note-tile-ahead = На { $hex } откроется тайл исследования.
note-battle-ahead = Бой с игроком { $enemy_seat } на { $hex }.
note-battle-avoided = Боя с игроком { $enemy_seat } на { $hex } не будет.
note-income-changes = Доход шахт: { $from } → { $to }.
note-eliminates = После этого у вас не останется ни отрядов, ни карт, ни Рубиума на новый отряд: вы выбываете из игры.

# Вопросы

prompt-deploy = Купите отряды на домашнюю базу (у вас { $rubium ->
    [one] { $rubium } Рубиум
   *[other] { $rubium } Рубиума
}), сыграйте карты начала хода или завершите фазу.
prompt-move = Переместите свои отряды, каждый по разу, или завершите движение.
prompt-breathe = Выберите Дракона и того, на кого он дыхнёт, или завершите дыхание.
prompt-breath-loss = Дыхание Дракона поразило ваши отряды на { $hex }: снимите один из них.
prompt-explore = Выберите, какой гекс исследовать следующим.
prompt-settle = { $count ->
    [1] Выберите гекс своей домашней базы, где появится найденный { $unit }.
   *[other] Выберите гекс своей домашней базы для { $count } найденных { $unit_many }.
}
prompt-fight = Выберите следующий бой: гекс и защищающегося.
prompt-cards-before = До первого броска на { $hex }: сыграйте боевую карту или пасуйте.
prompt-cards-after-roll = После броска на { $hex }, до потерь: сыграйте боевую карту или пасуйте.
prompt-pick = { $hits ->
    [1] Ваш Лава Липер выбирает жертву на { $hex }: укажите вражеский отряд, который погибнет.
   *[other] Ваши Лава Липеры выбирают жертв на { $hex }: укажите вражеский отряд, который погибнет (осталось выбрать: { $hits }).
}
prompt-lose = { $hits ->
    [1] По вашим отрядам на { $hex } попали: снимите один из них.
   *[other] По вашим отрядам на { $hex } попали: снимите один из них (осталось снять: { $hits }).
}
prompt-missions = Сыграйте миссии за то, что вы сделали на { $hex }, или продолжайте.
prompt-keep = Выберите, какую из двух секретных миссий оставить; другая уйдёт под низ колоды.
prompt-reward = Выберите награду за Монолит: 2 карты поддержки или карта «Царь горы» — 1 победное очко вам и по карте поддержки остальным.
prompt-end-turn = Сыграйте выполненные миссии, продайте карты или завершите ход.

# Действия

action-done = Готово
action-pass = Пас
action-buy = Купить { $unit_gen } на { $hex }
action-sell-energize = Продать «{ $card }» за 1 Рубиум
action-sell-secret = Продать миссию «{ $card }» за 1 Рубиум
action-play-mission = Сыграть миссию «{ $card }»
action-take-mission = Взять карту миссии
action-play-units = Сыграть «{ $card }»: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} на { $hex }
action-play-teleport = Сыграть «{ $card }»: { $unit } { $from } → { $to }{ $kind_extra ->
    [0] {""}
    [1] {""} (форсированный марш)
   *[other] {""} (форсированный марш ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (новый)
   *[false] {""}
}
action-play-march = Сыграть «{ $card }»: { $unit } на { $hex }{ $kind_extra ->
    [0] {""}
    [1] {""} (форсированный марш)
   *[other] {""} (форсированный марш ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (новый)
   *[false] {""}
}
action-play-plain = Сыграть «{ $card }»
action-play-side = Сыграть «{ $card }» на { $side_gen }
action-play-figure = Сыграть «{ $card }» на отряд { $side_gen }: { $figure_unit }{ $figure_mark ->
    [0] {""}
   *[other] {""} (отметка { $figure_mark })
}
action-play-cancel = { $picked ->
    [true] Сыграть «{ $card }»: отменить прицельное попадание { $unit_gen } по { $side_dat }
   *[false] Сыграть «{ $card }»: отменить попадание { $unit_gen } по { $side_dat }
}
action-move = Переместить { $unit_gen } { $from } → { $to }{ $kind_extra ->
    [0] {""}
    [1] {""} (форсированный марш)
   *[other] {""} (форсированный марш ×{ $kind_extra })
}{ $kind_fresh ->
    [true] {""} (новый)
   *[false] {""}
}
# В действии стоит номер места, считая от 0; игроки считают от 1.
action-breathe = Дыхнуть { $from } → { $to }, цель: { $victim_seat }
action-explore = Исследовать { $hex }
action-settle = Поставить на { $hex }
action-fight = Бой на { $hex } против: { $defender_seat }
action-pick = Уничтожить { $figure_unit_gen }{ $figure_mark ->
    [0] {""}
   *[other] {""} (отметка { $figure_mark })
}
action-lose = Снять { $figure_unit_gen }{ $figure_mark ->
    [0] {""}
   *[other] {""} (отметка { $figure_mark })
}
action-keep = Оставить «{ $card }»
action-take-energize = Взять 2 карты поддержки
action-take-hill = Взять «Царя горы»: 1 победное очко

# Очки

score-missions = Карты миссий
score-secret-missions = Секретные миссии
score-king-of-the-hill = Царь горы

# Настройки

option-vp-target = Цель по очкам
    .explain = Сколько победных очков приносят победу: 10 — короткая партия, 12 — обычная, 14 — долгая. Команды всегда играют до 20.
option-executive-orders = Приказы сверху
    .explain = При подготовке каждому игроку сдают по 1 карте секретной миссии.
option-king-of-the-hill = Царь горы
    .explain = Если в свою фазу набора карт вы контролируете Монолит, выбирайте: 2 карты поддержки или карта «Царь горы» — 1 победное очко вам и по 1 карте поддержки каждому из остальных.
option-top-priority = Высший приоритет
    .explain = В свою фазу набора карт возьмите 2 карты секретных миссий, одну оставьте, другую уберите под низ колоды.
option-extra-exploration = Дополнительные тайлы исследования
    .explain = К 18 тайлам замешивают ещё 6, и 18 из 24 идут в игру: на них могут оказаться Лава Липер, два Человека, шахта ценностью 3, 4 Рубиума, карта поддержки или карта секретной миссии.
option-teams = Командная игра
    .explain = Четверо в двух командах, союзники сидят друг напротив друга. Их победные очки складываются, и с 20 очками они побеждают вместе. Домашние правила.

# Стол в виде текста, для терминала

draw-vp = ПО
draw-rubium = рубиум
draw-energize = поддержка
draw-secrets = секретные
draw-supply = запас
draw-hand = Ваша рука
draw-empty-hand = карт нет
draw-turn = Ходит { $name }, { $phase }
draw-over = Партия окончена
draw-battle = Бой на { $hex }: { $attacker } атакует, защищается { $defender }
draw-legend-terrain = Л лес  К кристаллы  Г горы  М магма  Ø Монолит  *2 шахта  ? не исследован
draw-legend-units = ч человек  ф фунгоид  к кристаллин  р рок страйдер  л лава липер  д дракон
draw-letter-forest = Л
draw-letter-crystal = К
draw-letter-rock = Г
draw-letter-magma = М
draw-letter-monolith = Ø
draw-unit-letters = чфкрлд
draw-phase-deploy = развёртывание
draw-phase-move = движение
draw-phase-explore = исследование
draw-phase-fight = бой
draw-phase-income = доход
draw-phase-draw = набор карт
