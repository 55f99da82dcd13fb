# Как называются вещи на листах: `place-` — именительный падеж, `name-of-` — чьё это.

name-of-quarter-q1 = верхнего левого квартала
name-of-quarter-q2 = верхнего правого квартала
name-of-quarter-q3 = нижнего левого квартала
name-of-quarter-q4 = нижнего правого квартала
name-of-plants = растений
name-of-water = воды
name-of-antennas = радиотелескопов
name-of-greenhouse = теплицы
name-of-reservoir = водохранилища
name-of-pearl-factory = завода жемчуга
name-of-ruby-factory = завода рубинов
name-of-control-center = центра контроля
name-of-planning-center = центра планирования
name-of-opt-greenhouse = центра оптимизации теплицы
name-of-opt-reservoir = центра оптимизации водохранилища
name-of-opt-pearl = центра оптимизации жемчуга
name-of-opt-ruby = центра оптимизации рубинов
name-of-opt-control = центра оптимизации контроля
name-of-area-missions = миссий
name-of-area-tower = башни
name-of-area-crew = экипажа
name-of-area-dome = купола
name-of-virus-grey = серый
name-of-virus-green = зелёный
name-of-virus-blue = синий
name-of-virus-red = красный
name-of-virus-purple = фиолетовый
name-of-virus-yellow = жёлтый
name-of-sign-green = зелёного вируса
name-of-sign-blue = синего вируса
name-of-track-plant-symbol = растения
name-of-track-water-symbol = воды
name-of-side-1 = ближней стороны
name-of-side-2 = дальней стороны

place-error = { $count ->
    [1] системная ошибка
   *[other] системные ошибки
  } { $n }
place-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n }
place-astronaut-wild = { $count ->
    [1] универсальный эффект
   *[other] универсальные эффекты
  } { $n } экипажа
place-calendar = { $count ->
    [1] календарь
   *[other] календари
  } { $n }
place-calendar-wild = { $count ->
    [1] универсальный эффект
   *[other] универсальные эффекты
  } { $n } центра управления
place-planning-box = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } центра управления
place-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n }

place-floor-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } уровня { $floor } ({ $purpose_id ->
    [robot] инженеры
    [energy] энергоблок
    [plant] теплицы
    [water] вода
    [astronaut] экипаж
    [planning] управление
   *[wild] универсальный
  })
place-bonus-rocket = звездолёты отсека { $room } на уровне { $floor }
place-bonus-inactive-rocket = неактивные звездолёты отсека { $room } на уровне { $floor }
place-bonus-refuel = заправка отсека { $room } на уровне { $floor }
place-bonus-x = автопогрузка отсека { $room } на уровне { $floor }
place-bonus-sabotage = { $count ->
    [1] саботаж
   *[other] саботажи
  } { $n } отсека { $room } на уровне { $floor }
place-fuel = стрелка заправки отсека { $room } на уровне { $floor }
place-launch-score = счёт { $value } стартовой зоны
place-launch-rocket = { $count ->
    [1] звездолёт
   *[other] звездолёты
  } { $n } стартовой зоны
place-final-rocket = { $count ->
    [1] звездолёт
   *[other] звездолёты
  } { $n } у финального результата

place-way-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } траектории
place-cut = линия между ячейками { $a } и { $b }
place-way-tank = резервуар у ячейки { $space }
place-station = станция { $station }
place-station-robot = { $count ->
    [1] робот
   *[other] роботы
  } { $n } станции { $station }
place-station-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } станции { $station }
place-station-prize = { $which_id ->
    [first] больший
   *[later] меньший
  } множитель станции { $station }

place-module = { $count ->
    [1] модуль
   *[other] модули
  } { $n } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
place-tunnel-across = тоннель { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу между модулями { $a } и { $b }
place-tunnel-up = тоннель { $column ->
    [2] во
   *[other] в
  } { $column }-м столбце между рядами { $a } и { $b } снизу
place-antenna = радиотелескоп модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
place-antenna-of = { $count ->
    [1] радиотелескоп
   *[other] радиотелескопы
  } { $n } модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
place-module-tank = резервуар модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
place-quarter = границы { $of }
place-greenhouse = { $count ->
    [1] теплица
   *[other] теплицы
  } { $n } { $of }
place-quarter-prize = { $which_id ->
    [first] больший
   *[later] меньший
  } бонус { $of }
place-multiplier = ×{ $value } для { $of }

place-mine-space = { $count ->
    [1] уровень
   *[other] уровни
  } { $n } шахты { $mine }
place-mine = { $count ->
    [1] шахта
   *[other] шахты
  } { $n }
place-mine-plant = растение между уровнями { $a } и { $b } шахты { $mine }
place-mine-water = вода между уровнями { $a } и { $b } шахты { $mine }
place-stored-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } теплицы
place-stored-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } водохранилища
place-stored-pearl = { $count ->
    [1] жемчужина
   *[other] жемчужины
  } { $n } завода
place-stored-ruby = { $count ->
    [1] рубин
   *[other] рубины
  } { $n } завода
place-stored-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n } центра контроля
place-stored-planning = { $count ->
    [1] календарь
   *[other] календари
  } { $n } центра планирования
place-upgrade-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } { $of }
place-upgrade-robot = { $count ->
    [1] робот
   *[other] роботы
  } { $n } { $of }
place-works-prize = { $which_id ->
    [first] больший
   *[later] меньший
  } бонус { $of }

place-storey = { $count ->
    [1] этаж
   *[other] этажи
  } { $n } небоскрёба { $tower }
place-cellar = { $count ->
    [1] подземный этаж
   *[other] подземные этажи
  } { $n } небоскрёба { $tower }
place-roof-prize = { $which_id ->
    [first] больший
   *[later] меньший
  } бонус крыши небоскрёба { $tower }
place-base-prize = { $which_id ->
    [first] больший
   *[later] меньший
  } бонус фундамента небоскрёба { $tower }
place-tower-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } на уровне башни { $level }
place-tower-water = вода на уровне башни { $level }
place-dome = { $count ->
    [1] секция
   *[other] секции
  } { $n } купола
place-dome-left = левая половина секции { $section } купола
place-dome-right = правая половина секции { $section } купола
place-area-row = { $count ->
    [1] строка
   *[other] строки
  } { $n } ценности { $of }

place-block-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } блока { $quarter }
place-block = { $count ->
    [1] блок
   *[other] блоки
  } { $n }
place-block-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } блока { $quarter }
place-block-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } блока { $quarter }
place-block-tank = резервуар блока { $quarter }
place-walkway = проход между блоками { $a } и { $b }
place-virus = { $of } вирус
place-virus-sign = знак { $of }
place-spread-sign = знак распространения у { $of } { $symbol }
place-track-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } шкалы
place-track-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } шкалы

place-ship-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } звездолёта { $ship }
place-ship-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } двигателя звездолёта { $ship }
place-ship-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } теплицы звездолёта { $ship }
place-ship-double = удвоение теплицы звездолёта { $ship }
place-ship-tank = резервуар блока { $block } звездолёта { $ship }
place-airlock = шлюз между блоками { $a } и { $b } звездолёта { $ship }
place-airlock-up = шлюз из блока { $a } звездолёта { $low } в блок { $b } звездолёта { $high }
place-airlock-base = шлюз с базы в блок { $block }

place-planet = планета { $planet }
place-planet-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } планеты { $planet }
place-planet-moon = { $count ->
    [1] место
   *[other] места
  } { $n } на спутнике планеты { $planet }
place-planet-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } планеты { $planet }
place-planet-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } планеты { $planet }
place-asteroid = { $count ->
    [1] астероид
   *[other] астероиды
  } { $n }
place-asteroid-bonus = { $count ->
    [1] бонус
   *[other] бонусы
  } { $n } астероида { $rock }
place-side-plant = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } теплиц { $of }
place-side-water = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } воды { $of }
place-side-planning = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } центра управления { $of }
place-side-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n } { $of }
place-side-error = { $count ->
    [1] системная ошибка
   *[other] системные ошибки
  } { $n } { $of }
place-side-green = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } зелёных планет { $of }
place-side-blue = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } синих планет { $of }
place-side-grey = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } серых планет { $of }
