game-name = Неизвестная планета

# Что ещё предстоит

name-pending-place = выложить жетон
name-pending-planet = выбрать планету
name-pending-corporation = выбрать корпорацию
name-pending-discard = вернуть карту личной цели
name-pending-flux = поставить фишку потока на шкалу
name-pending-rotate = повернуть базу
name-pending-extra = выложить ещё один жетон
name-pending-station = продвинуть маркер за станцию
name-pending-energy = продвинуть маркер за электростанцию
name-pending-boost = применить бонус усиления
name-pending-advance = продвинуть маркер
name-pending-regress = переместить маркер вниз
name-pending-patch = выложить зелёный массив
name-pending-choice = выбрать один из двух бонусов
name-pending-rover = поставить вездеход
name-pending-pod = решить, куда положить спасательный модуль
name-pending-collect = подобрать что-нибудь с планеты
name-pending-destroy = уничтожить метеориты
name-pending-relocate = перенести вездеход на любой квадрат
name-pending-civ = выбрать карту освоения
name-pending-keep = оставить одну из целей
name-pending-meteor = поместить метеорит на символ
name-pending-scrap = уничтожить вездеход
name-pending-lose = уничтожить спасательный модуль
name-pending-cancel = отказаться от личной цели
name-pending-empty = опустошить отсек

# Как заканчивается игра

name-end-stuck = кто-то не смог выложить жетон
name-end-empty = хранилище опустело
name-end-events = пришло последнее событие

# Итоги одиночной игры

name-solo--15 = критический сбой
name-solo--10 = миссия провалена
name-solo--5 = производительность низкая, но вы выжили
name-solo-0 = миссия выполнена
name-solo-5 = отличная работа, вы заслужили повышение
name-solo-10 = невероятная планета
name-solo-15 = звёзды сошлись

# События

event-planet-chosen = { $seat } осваивает планету «{ $planet }».
event-corporation-chosen = { $seat } играет за { $corporation }.
event-round-began = Раунд { $round }; командир — { $commander_seat }.
event-station-turned = { $seat ->
    [none] База поворачивается на один сектор.
   *[other] { $steps ->
        [0] { $seat } не поворачивает базу.
        [one] { $seat } поворачивает базу на { $steps } сектор.
        [few] { $seat } поворачивает базу на { $steps } сектора.
       *[many] { $seat } поворачивает базу на { $steps } секторов.
    }
}
event-event-revealed = Событие: «{ $event }» (осталось карт: { $left }).
event-compartment-emptied = { $seat } опустошает отсек: { $ring }.
event-confirmed = { $seat } заканчивает свой ход.
event-tile-placed = { $seat } выкладывает жетон: { $tile }.
event-tile-set-aside = { $seat } ничего не может выложить и откладывает жетон: { $tile }.
event-patches-placed = { $seat } выкладывает { $squares_count ->
    [one] зелёный массив на { $squares }
   *[other] зелёные массивы: { $squares }
}.
event-trackers-moved = { $seat } двигает маркеры: { $trackers }.
event-trackers-moved-trackers = { $on ->
    [none] { $track } → { $row }
   *[other] { $track } на шкале { $on_gen } → { $row }
}
event-rovers-moved = { $squares_count ->
    [0] У игрока { $seat } не осталось вездеходов на планете.
    [one] Вездеход игрока { $seat } теперь на { $squares }.
   *[other] Вездеходы игрока { $seat } теперь на { $squares }.
}
event-collected = { $seat } подбирает { $lifepods ->
    [0] {""}
    [one] { $lifepods } спасательный модуль
    [few] { $lifepods } спасательных модуля
   *[many] { $lifepods } спасательных модулей
}{ $lifepods ->
    [0] {""}
   *[other] { $meteorites ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $meteorites ->
    [0] {""}
    [one] { $meteorites } метеорит
    [few] { $meteorites } метеорита
   *[many] { $meteorites } метеоритов
}.
event-flux-moved = { $seat } ставит фишку потока на шкалу { $track_gen }.
event-civ-resolved = { $seat } берёт и разыгрывает карту «{ $card }».
event-civ-kept = { $card ->
    [none] { $seat } оставляет себе карту освоения уровня { $level }.
   *[other] { $seat } оставляет карту «{ $card }» до конца игры.
}
event-objective-shared = { $seat } выкладывает общую цель: «{ $objective }».
event-last-round = Игра заканчивается раундом { $round }: { $reason }.
event-civs-revealed = { $seat } открывает карты освоения: { $cards }.
event-objectives-revealed = { $seat } открывает личные цели: { $objectives_private }.
event-medals-counted = { $seat }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}.
event-solo-ended = Медалей { $medals } при цели { $target }: { $result }.

# Отказы

illegal-wrong-number-of-players = Играть могут от одного до шести человек, а не { $players }.
illegal-board-twice = Планшет «{ $board }» есть только в одном экземпляре.
illegal-wrong-mix = Нужно ровно двадцать карт событий, и карт одного сигнала не больше, чем их в коробке; сейчас зелёных { $green }, оранжевых { $orange } и красных { $red }.
illegal-solo-needs-events = В одиночной игре всегда есть колода событий.
illegal-game-over = Игра окончена.
illegal-already-confirmed = Вы закончили ход; остальные ещё играют.
illegal-not-your-turn = Сейчас выбирает { $seat }.
illegal-planet-taken = Планета «{ $planet }» занята: каждая уникальная планета есть в одном экземпляре.
illegal-corporation-taken = Корпорация { $corporation } занята: каждая уникальная корпорация есть в одном экземпляре.
illegal-not-yours = Карты «{ $objective_private }» у вас нет.
illegal-not-held = Карты «{ $objective_private }» у вас нет.
illegal-not-drawn = Карты «{ $objective }» нет среди взятых целей.
illegal-not-commander = Базу поворачивает только командир и только до взятия жетонов.
illegal-no-position = У базы шесть положений; повернуть её на { $steps } нельзя.
illegal-no-such-gain = Ничто из полученного сейчас этого не позволяет.
illegal-nothing-to-place = Сейчас вам нечего выкладывать.
illegal-not-on-offer = Этот жетон не лежит сверху в вашем хранилище: { $tile }.
illegal-other-tile-taken = Вы уже взяли другой жетон и должны выложить его: { $tile }.
illegal-take-by-placing = Выложите жетон сразу ({ $tile }): брать его заранее незачем.
illegal-cannot-be-placed = Этот жетон никуда не помещается: { $tile }.
illegal-can-be-placed = Жетон можно выложить, поэтому откладывать нельзя.
illegal-same-way = Так жетон выглядит не иначе, чем в другом положении ({ $tile }); выберите то положение.
illegal-off-the-grid = Там жетон вышел бы за сетку планеты.
illegal-overlaps = Там жетон лёг бы на другой жетон.
illegal-first-elsewhere = { $centre ->
    [true] Первый жетон должен накрыть хотя бы один из четырёх центральных квадратов.
   *[other] Первый жетон должен соприкасаться с внешней границей планеты.
}
illegal-not-adjacent = Жетон должен соприкасаться стороной с уже выложенным.
illegal-event-forbids = В этом раунде так нельзя: событие «{ $event }».
illegal-planet-forbids = Так нельзя по правилу планеты «{ $planet }».
illegal-no-such-advance = Ничто из полученного не позволяет так продвинуть маркер { $track_gen }.
illegal-cannot-advance = Маркер { $track_gen } сейчас нельзя продвинуть.
illegal-tracker-in-the-way = Маркер { $track_gen } сейчас нельзя продвинуть: путь закрыт другим маркером.
illegal-cannot-reach = Маркер { $track_gen } не может перейти сюда: { $cell_cell }.
illegal-other-track = Маркер { $track_gen } движется только по своей шкале и не может перейти сюда: { $cell_cell }.
illegal-not-sideways = Эта карта поднимает маркер { $track_gen }, а не смещает его в сторону.
illegal-not-twice = Это продвижение маркера { $track_gen } не удваивается.
illegal-no-regress = Ничто не требует перемещать маркер вниз.
illegal-other-regress = { $by_id ->
    [event] Вниз нужно переместить не маркер { $track_gen }, а тот, который пройдёт все указанные ячейки.
    [tech] Маркер { $track_gen } сейчас нельзя переместить вниз.
   *[other] За карту освоения вниз перемещают не маркер { $track_gen }, а другой.
}
illegal-no-patch = У вас нет зелёного массива, который нужно выложить.
illegal-patch-elsewhere = На { $at } зелёный массив выложить нельзя.
illegal-patch-on-tile = { $meteorite ->
    [true] Зелёный массив нельзя положить на метеорит: { $at }.
   *[other] Зелёный массив нельзя положить поверх выложенного: { $at }.
}
illegal-no-rover = У вас нет вездехода, который нужно поставить.
illegal-rover-elsewhere = Вездеход ставят на свободный квадрат только что выложенного жетона, а не на { $at }.
illegal-no-extra-rover = Событие не дало вам вездехода, который нужно поставить.
illegal-extra-rover-elsewhere = Вездеход от события ставят на свободный квадрат жетона этого раунда, а не на { $at }.
illegal-no-rover-there = На { $at } нет вашего вездехода.
illegal-no-moves = На это у вас нет очка перемещения.
illegal-not-one-step = С { $from } на { $to } вездеход за один шаг не переедет.
illegal-no-square = На вашей планете нет квадрата { $at }.
illegal-rover-in-the-way = На { $at } стоит другой вездеход.
illegal-no-teleport = Ничто не позволяет телепортировать вездеход с { $from } на { $to }.
illegal-no-dump = На { $at } нет вездехода, который может сбросить метеорит в воду.
illegal-nothing-to-collect = На { $at } сейчас нечего подобрать.
illegal-no-lifepod = На { $at } нет спасательного модуля.
illegal-no-meteorite = На { $at } нет метеорита.
illegal-nothing-in-line = Здесь нет метеоритов: { $line }.
illegal-no-symbol = На { $at } нет свободного символа метеорита.
illegal-pod-spot-taken = Спасательный модуль нельзя положить сюда: { $spot_cell }.
illegal-no-pod = Отсюда нельзя забрать спасательный модуль: { $spot_cell }.
illegal-no-pod-to-lose = Здесь нет подобранного модуля, который можно уничтожить: { $spot_cell }.
illegal-flux-there = Фишка потока уже на шкале { $track_gen }.
illegal-no-look = Сейчас вам недоступна стопка карт освоения уровня { $level }.
illegal-not-shown = Карты «{ $card }» нет среди тех, что вы смотрите.
illegal-no-event-left = Карт событий больше нет.
illegal-empty-already = Этот отсек уже пуст: { $ring }.
illegal-cannot-waive = Отказаться можно только от того, что нельзя выполнить обычным способом.
illegal-still-pending = Прежде чем закончить, нужно { $item }.

# Вопросы

prompt-draft = Выберите планету и корпорацию.
prompt-discard = Верните одну из { $objectives } карт личных целей.
prompt-flux = Поставьте фишку потока на одну из шкал.
prompt-rotate = Поверните базу или оставьте её как есть.
prompt-place = { $tiles_count ->
    [one] Выложите жетон: { $tiles }.
   *[other] Выложите на планету один из двух своих жетонов.
}
prompt-aside = Ни один жетон не помещается: отложите один и продвиньте маркеры за обе его станции.
prompt-extra = Выложите ещё один жетон из своего хранилища.
prompt-pick = { $level ->
    [0] Возьмите одну из оставшихся карт освоения.
   *[other] Возьмите одну из карт освоения уровня { $level }.
}
prompt-resolve = { $pending_count ->
    [0] { $optional_count ->
        [one] Можно { $optional } или закончить ход.
       *[other] Закончите ход или в любом порядке: { $optional }.
    }
    [one] Осталось { $pending }.
   *[other] В любом порядке: { $pending }.
}{ $pending_count ->
    [0] {""}
   *[other] { $optional_count ->
        [0] {""}
       *[other] {" "}По желанию: { $optional }.
    }
}{ $moves ->
    [0] {""}
    [one] {" "}У вас { $moves } очко перемещения.
    [few] {" "}У вас { $moves } очка перемещения.
   *[many] {" "}У вас { $moves } очков перемещения.
}
prompt-confirm = { $moves ->
    [0] Закончите ход.
    [one] Закончите ход или двигайте вездеходы: { $moves } очко перемещения.
    [few] Закончите ход или двигайте вездеходы: { $moves } очка перемещения.
   *[many] Закончите ход или двигайте вездеходы: { $moves } очков перемещения.
}

# Действия

action-planet = Осваивать планету «{ $planet }»
action-corporation = Играть за { $corporation }
action-return = Вернуть карту «{ $objective_private }»
action-rotate = { $steps ->
    [0] Не поворачивать базу
    [one] Повернуть базу на { $steps } сектор
    [few] Повернуть базу на { $steps } сектора
   *[many] Повернуть базу на { $steps } секторов
}
action-take = Взять жетон: { $tile }
action-place = Выложить жетон: { $tile }, { $way }, левый верхний угол на { $at }
action-aside = Отложить жетон: { $tile }
action-advance = { $by_id ->
    [station] Продвинуть маркер { $track_gen } за станцию
    [energy] Продвинуть маркер { $track_gen } за электростанцию
    [boost] Бонус усиления: продвинуть маркер { $track_gen }
    [card] По карте: продвинуть маркер { $track_gen }
    [bonus] Бонус ячейки: продвинуть маркер { $track_gen }
    [raise] Поднять маркер { $track_gen }
    [event] По событию: продвинуть маркер { $track_gen }
    [tech] По технологии: продвинуть маркер { $track_gen }
   *[other] В конце игры: продвинуть маркер { $track_gen }
}{ $to ->
    [none] {""}
   *[other] {" "}сюда: { $to_cell }
}{ $twice ->
    [true] , дважды
   *[other] {""}
}
action-regress = Переместить вниз маркер { $track_gen }
action-patch = Выложить зелёный массив на { $at }
action-store = Отложить зелёный массив до конца игры
action-double = Получить два зелёных массива вместо одного
action-swap = Получить бонус усиления вместо зелёного массива
action-choose = { $patch ->
    [true] Выбрать зелёный массив
   *[other] Выбрать другой бонус
}
action-reset = Вернуть маркер озеленения в начало
action-rover = Поставить вездеход на { $at }
action-drop = Поставить дополнительный вездеход на { $at }
action-move = Переместить вездеход с { $from } на { $to }
action-teleport = Телепортировать вездеход с { $from } на { $to }
action-relocate = Перенести вездеход с { $from } на { $to }
action-dump = Сбросить в воду метеорит с вездехода на { $at }
action-collect = Подобрать то, что лежит на { $at }
action-destroy = Уничтожить метеорит на { $at }
action-clear = Уничтожить все метеориты: { $line }
action-pod = Положить спасательный модуль сюда: { $to_cell }
action-reposition = Перенаправить спасательный модуль: { $from_cell } → { $to_cell }
action-flux = Поставить фишку потока на шкалу { $track_gen }
action-rush = Продвинуть маркер потока до следующей вехи
action-benefits = Получить все бонусы ряда маркера { $track_gen }
action-objectives = Взять три карты целей
action-keep = Оставить карту «{ $objective }»
action-look = { $level ->
    [0] Посмотреть все стопки карт освоения
   *[other] Посмотреть стопку карт освоения уровня { $level }
}
action-add = Добавить к выбору карту следующего уровня
action-pick = Взять карту «{ $card }»
action-peek = Посмотреть следующее событие
action-meteor = Поместить метеорит на { $at }
action-scrap = Уничтожить вездеход на { $at }
action-abandon = Уничтожить спасательный модуль на { $at }
action-lose = Уничтожить спасательный модуль: { $from_cell }
action-cancel = Отказаться от цели «{ $objective_private }»
action-empty = Опустошить отсек: { $ring }
action-waive = { $kind_id ->
    [advance] Не продвигать маркер
    [boost] Не применять бонус усиления
    [regress] Не опускать маркер
    [patch] Отказаться от зелёного массива
    [rover] Отказаться от вездехода
    [tile] Отказаться от ещё одного жетона
    [card] Отказаться от карты или от того, что она даёт
   *[event] Не выполнять событие
}
action-confirm = Закончить ход

# Что стоит знать о последствиях хода

note-line-done = Без пустых квадратов: { $line }, { $medals } { $medals ->
    [one] медаль
    [few] медали
   *[many] медалей
}.
note-line-left = Осталось { $left } { $left ->
    [one] квадрат
    [few] квадрата
   *[many] квадратов
}: { $line }.
note-meteorite-lands = Метеорит ляжет на { $at }: пока он там, { $row } и { $column } не приносят медалей.
note-ice-covered = Накрыто льда: { $count }.
note-no-ice = Водная станция не накрывает лёд и ничего не даёт.
note-no-expansion = Станция озеленения не касается другого озеленения и ничего не даёт.
note-lifepods-lost = { $count } { $count ->
    [one] спасательный модуль будет уничтожен
    [few] спасательных модуля будут уничтожены
   *[many] спасательных модулей будут уничтожены
}.
note-rovers-lost = { $count } { $count ->
    [one] вездеход будет уничтожен
    [few] вездехода будут уничтожены
   *[many] вездеходов будут уничтожены
}.
note-cities-covered = { $count } { $count ->
    [one] город накрыт и больше ничего не принесёт
    [few] города накрыты и больше ничего не принесут
   *[many] городов накрыты и больше ничего не принесут
}.
note-civ-card-gained = { $level ->
    [0] Карта освоения любого уровня.
   *[other] Карта освоения { $level }-го уровня.
}
note-moves-gained = Очки перемещения: { $count }.
note-technology-opens = Начинает действовать технология { $technology }.

# Подсчёт очков

score-civ-cards = Карты освоения
score-planet = Ряды и колонки
score-planet-bonus = Правило планеты
score-track-civ = Шкала поселенцев
score-track-water = Шкала воды
score-track-biomass = Шкала озеленения
score-track-rover = Шкала вездеходов
score-track-tech = Шкала исследований
score-lifepods = Спасательные модули
score-meteorites = Метеориты
score-private-objectives = Личные цели
score-neighbour-objectives = Соревновательные цели
