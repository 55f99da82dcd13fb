# Как называются вещи на листах: `at-` — именительный падеж, `of-` — чьё это.

welcome-to-the-moon-of-quarter-q1 = верхнего левого квартала
welcome-to-the-moon-of-quarter-q2 = верхнего правого квартала
welcome-to-the-moon-of-quarter-q3 = нижнего левого квартала
welcome-to-the-moon-of-quarter-q4 = нижнего правого квартала
welcome-to-the-moon-of-plants = растений
welcome-to-the-moon-of-water = воды
welcome-to-the-moon-of-antennas = радиотелескопов
welcome-to-the-moon-of-greenhouse = теплицы
welcome-to-the-moon-of-reservoir = водохранилища
welcome-to-the-moon-of-pearl-factory = завода жемчуга
welcome-to-the-moon-of-ruby-factory = завода рубинов
welcome-to-the-moon-of-control-center = центра контроля
welcome-to-the-moon-of-planning-center = центра планирования
welcome-to-the-moon-of-opt-greenhouse = центра оптимизации теплицы
welcome-to-the-moon-of-opt-reservoir = центра оптимизации водохранилища
welcome-to-the-moon-of-opt-pearl = центра оптимизации жемчуга
welcome-to-the-moon-of-opt-ruby = центра оптимизации рубинов
welcome-to-the-moon-of-opt-control = центра оптимизации контроля
welcome-to-the-moon-of-area-missions = миссий
welcome-to-the-moon-of-area-tower = башни
welcome-to-the-moon-of-area-crew = экипажа
welcome-to-the-moon-of-area-dome = купола
welcome-to-the-moon-of-virus-grey = серый
welcome-to-the-moon-of-virus-green = зелёный
welcome-to-the-moon-of-virus-blue = синий
welcome-to-the-moon-of-virus-red = красный
welcome-to-the-moon-of-virus-purple = фиолетовый
welcome-to-the-moon-of-virus-yellow = жёлтый
welcome-to-the-moon-of-sign-green = зелёного вируса
welcome-to-the-moon-of-sign-blue = синего вируса
welcome-to-the-moon-of-track-plant-symbol = растения
welcome-to-the-moon-of-track-water-symbol = воды
welcome-to-the-moon-of-side-1 = ближней стороны
welcome-to-the-moon-of-side-2 = дальней стороны

welcome-to-the-moon-at-error = { $count ->
    [1] системная ошибка
   *[other] системные ошибки
  } { $n }
welcome-to-the-moon-at-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n }
welcome-to-the-moon-at-astronaut-wild = { $count ->
    [1] универсальный эффект
   *[other] универсальные эффекты
  } { $n } экипажа
welcome-to-the-moon-at-calendar = { $count ->
    [1] календарь
   *[other] календари
  } { $n }
welcome-to-the-moon-at-calendar-wild = { $count ->
    [1] универсальный эффект
   *[other] универсальные эффекты
  } { $n } центра управления
welcome-to-the-moon-at-planning-box = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } центра управления
welcome-to-the-moon-at-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n }

welcome-to-the-moon-at-floor-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } уровня { $floor } ({ $purpose ->
    [robot] инженеры
    [energy] энергоблок
    [plant] теплицы
    [water] вода
    [astronaut] экипаж
    [planning] управление
   *[wild] универсальный
  })
welcome-to-the-moon-at-bonus-rocket = звездолёты отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-bonus-inactive-rocket = неактивные звездолёты отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-bonus-refuel = заправка отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-bonus-x = автопогрузка отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-bonus-sabotage = { $count ->
    [1] саботаж
   *[other] саботажи
  } { $n } отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-fuel = стрелка заправки отсека { $room } на уровне { $floor }
welcome-to-the-moon-at-launch-score = счёт { $value } стартовой зоны
welcome-to-the-moon-at-launch-rocket = { $count ->
    [1] звездолёт
   *[other] звездолёты
  } { $n } стартовой зоны
welcome-to-the-moon-at-final-rocket = { $count ->
    [1] звездолёт
   *[other] звездолёты
  } { $n } у финального результата

welcome-to-the-moon-at-way-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } траектории
welcome-to-the-moon-at-cut = линия между ячейками { $a } и { $b }
welcome-to-the-moon-at-way-tank = резервуар у ячейки { $space }
welcome-to-the-moon-at-station = станция { $station }
welcome-to-the-moon-at-station-robot = { $count ->
    [1] робот
   *[other] роботы
  } { $n } станции { $station }
welcome-to-the-moon-at-station-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } станции { $station }
welcome-to-the-moon-at-station-prize = { $which ->
    [first] больший
   *[later] меньший
  } множитель станции { $station }

welcome-to-the-moon-at-module = { $count ->
    [1] модуль
   *[other] модули
  } { $n } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
welcome-to-the-moon-at-tunnel-across = тоннель { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу между модулями { $a } и { $b }
welcome-to-the-moon-at-tunnel-up = тоннель { $column ->
    [2] во
   *[other] в
  } { $column }-м столбце между рядами { $a } и { $b } снизу
welcome-to-the-moon-at-antenna = радиотелескоп модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
welcome-to-the-moon-at-antenna-of = { $count ->
    [1] радиотелескоп
   *[other] радиотелескопы
  } { $n } модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
welcome-to-the-moon-at-module-tank = резервуар модуля { $column } { $row ->
    [2] во
   *[other] в
  } { $row }-м ряду снизу
welcome-to-the-moon-at-quarter = границы { $of }
welcome-to-the-moon-at-greenhouse = { $count ->
    [1] теплица
   *[other] теплицы
  } { $n } { $of }
welcome-to-the-moon-at-quarter-prize = { $which ->
    [first] больший
   *[later] меньший
  } бонус { $of }
welcome-to-the-moon-at-multiplier = ×{ $value } для { $of }

welcome-to-the-moon-at-mine-space = { $count ->
    [1] уровень
   *[other] уровни
  } { $n } шахты { $mine }
welcome-to-the-moon-at-mine = { $count ->
    [1] шахта
   *[other] шахты
  } { $n }
welcome-to-the-moon-at-mine-plant = растение между уровнями { $a } и { $b } шахты { $mine }
welcome-to-the-moon-at-mine-water = вода между уровнями { $a } и { $b } шахты { $mine }
welcome-to-the-moon-at-stored-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } теплицы
welcome-to-the-moon-at-stored-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } водохранилища
welcome-to-the-moon-at-stored-pearl = { $count ->
    [1] жемчужина
   *[other] жемчужины
  } { $n } завода
welcome-to-the-moon-at-stored-ruby = { $count ->
    [1] рубин
   *[other] рубины
  } { $n } завода
welcome-to-the-moon-at-stored-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n } центра контроля
welcome-to-the-moon-at-stored-planning = { $count ->
    [1] календарь
   *[other] календари
  } { $n } центра планирования
welcome-to-the-moon-at-upgrade-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } { $of }
welcome-to-the-moon-at-upgrade-robot = { $count ->
    [1] робот
   *[other] роботы
  } { $n } { $of }
welcome-to-the-moon-at-works-prize = { $which ->
    [first] больший
   *[later] меньший
  } бонус { $of }

welcome-to-the-moon-at-storey = { $count ->
    [1] этаж
   *[other] этажи
  } { $n } небоскрёба { $tower }
welcome-to-the-moon-at-cellar = { $count ->
    [1] подземный этаж
   *[other] подземные этажи
  } { $n } небоскрёба { $tower }
welcome-to-the-moon-at-roof-prize = { $which ->
    [first] больший
   *[later] меньший
  } бонус крыши небоскрёба { $tower }
welcome-to-the-moon-at-base-prize = { $which ->
    [first] больший
   *[later] меньший
  } бонус фундамента небоскрёба { $tower }
welcome-to-the-moon-at-tower-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } на уровне башни { $level }
welcome-to-the-moon-at-tower-water = вода на уровне башни { $level }
welcome-to-the-moon-at-dome = { $count ->
    [1] секция
   *[other] секции
  } { $n } купола
welcome-to-the-moon-at-dome-left = левая половина секции { $section } купола
welcome-to-the-moon-at-dome-right = правая половина секции { $section } купола
welcome-to-the-moon-at-area-row = { $count ->
    [1] строка
   *[other] строки
  } { $n } ценности { $of }

welcome-to-the-moon-at-block-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } блока { $quarter }
welcome-to-the-moon-at-block = { $count ->
    [1] блок
   *[other] блоки
  } { $n }
welcome-to-the-moon-at-block-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } блока { $quarter }
welcome-to-the-moon-at-block-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } блока { $quarter }
welcome-to-the-moon-at-block-tank = резервуар блока { $quarter }
welcome-to-the-moon-at-walkway = проход между блоками { $a } и { $b }
welcome-to-the-moon-at-virus = { $of } вирус
welcome-to-the-moon-at-virus-sign = знак { $of }
welcome-to-the-moon-at-spread-sign = знак распространения у { $of } { $symbol }
welcome-to-the-moon-at-track-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } шкалы
welcome-to-the-moon-at-track-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } шкалы

welcome-to-the-moon-at-ship-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } звездолёта { $ship }
welcome-to-the-moon-at-ship-energy = { $count ->
    [1] энергия
   *[other] энергии
  } { $n } двигателя звездолёта { $ship }
welcome-to-the-moon-at-ship-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } теплицы звездолёта { $ship }
welcome-to-the-moon-at-ship-double = удвоение теплицы звездолёта { $ship }
welcome-to-the-moon-at-ship-tank = резервуар блока { $block } звездолёта { $ship }
welcome-to-the-moon-at-airlock = шлюз между блоками { $a } и { $b } звездолёта { $ship }
welcome-to-the-moon-at-airlock-up = шлюз из блока { $a } звездолёта { $low } в блок { $b } звездолёта { $high }
welcome-to-the-moon-at-airlock-base = шлюз с базы в блок { $block }

welcome-to-the-moon-at-planet = планета { $planet }
welcome-to-the-moon-at-planet-space = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } планеты { $planet }
welcome-to-the-moon-at-planet-moon = { $count ->
    [1] место
   *[other] места
  } { $n } на спутнике планеты { $planet }
welcome-to-the-moon-at-planet-plant = { $count ->
    [1] растение
   *[other] растения
  } { $n } планеты { $planet }
welcome-to-the-moon-at-planet-water = { $count ->
    [1] вода
   *[other] вода
  } { $n } планеты { $planet }
welcome-to-the-moon-at-asteroid = { $count ->
    [1] астероид
   *[other] астероиды
  } { $n }
welcome-to-the-moon-at-asteroid-bonus = { $count ->
    [1] бонус
   *[other] бонусы
  } { $n } астероида { $rock }
welcome-to-the-moon-at-side-plant = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } теплиц { $of }
welcome-to-the-moon-at-side-water = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } воды { $of }
welcome-to-the-moon-at-side-planning = { $count ->
    [1] ячейка
   *[other] ячейки
  } { $n } центра управления { $of }
welcome-to-the-moon-at-side-astronaut = { $count ->
    [1] астронавт
   *[other] астронавты
  } { $n } { $of }
welcome-to-the-moon-at-side-error = { $count ->
    [1] системная ошибка
   *[other] системные ошибки
  } { $n } { $of }
welcome-to-the-moon-at-side-green = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } зелёных планет { $of }
welcome-to-the-moon-at-side-blue = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } синих планет { $of }
welcome-to-the-moon-at-side-grey = { $count ->
    [1] ценность
   *[other] ценности
  } { $n } серых планет { $of }
