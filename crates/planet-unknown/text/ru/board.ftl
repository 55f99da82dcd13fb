# Words of the board: everything that is not a card, a board or a rule.
planet-unknown-caption-setup = подготовка
planet-unknown-caption-round = раунд { $round }
planet-unknown-caption-last = раунд { $round }, последний
planet-unknown-unit = мед.
planet-unknown-phase-rotate = Поворот базы
planet-unknown-phase-event = Событие
planet-unknown-phase-turn = Жетоны
planet-unknown-phase-civs = { score-civ-cards }
planet-unknown-terrain-civ = { name-civ }
planet-unknown-track-civ = Поселенцы, шкала
planet-unknown-terrain-water = { name-water }
planet-unknown-track-water = Вода, шкала
planet-unknown-terrain-biomass = { name-biomass }
planet-unknown-track-biomass = Озеленение, шкала
planet-unknown-terrain-rover = { name-rover }
planet-unknown-track-rover = Вездеходы, шкала
planet-unknown-terrain-tech = { name-tech }
planet-unknown-track-tech = Исследования, шкала
planet-unknown-terrain-energy = электро­снабжение
planet-unknown-outer = Большой
planet-unknown-inner = Малый
planet-unknown-tile = { $size } жетон: { $terrains }
planet-unknown-tile-meteor = { $size } жетон с метеоритом: { $terrains }
planet-unknown-two-tiles = Два жетона вашего сектора
planet-unknown-rotate = Повернуть (R)
planet-unknown-flip = Отразить (F)
planet-unknown-ways = Все положения жетона
planet-unknown-way = Повёрнут на { $degrees }°
planet-unknown-way-mirrored = Отражён и повёрнут на { $degrees }°
planet-unknown-fits-nowhere = В этом положении жетон никуда не помещается
planet-unknown-lay = Положить
planet-unknown-here = Сюда
planet-unknown-tap-hint = Коснитесь точки: увидите, что даст жетон
planet-unknown-if-here = Если положить сюда
planet-unknown-not-here = Сюда нельзя
planet-unknown-why-hint = Щёлкните, чтобы увидеть правило
planet-unknown-energy-one-of = Электростанция, одна из шкал: { $tracks }
planet-unknown-at-end = конец шкалы
planet-unknown-medal-track = Медали на шкале
planet-unknown-medals-in-all = Медалей всего
planet-unknown-bonus-synergy = Бонус усиления
planet-unknown-bonus-civ = Карта освоения, уровень
planet-unknown-bonus-patch = Зелёный массив
planet-unknown-bonus-rover = Новый вездеход
planet-unknown-row = ряд { $number }
planet-unknown-column = колонка { $letter }
planet-unknown-collects-pod = Подберёт модуль
planet-unknown-collects-meteor = Подберёт метеорит
planet-unknown-my-planet = Ваша планета: { $name }
planet-unknown-planet-of = Планета игрока { $name }
planet-unknown-open-planet = Открыть планету игрока { $name }
planet-unknown-station = База S.U.S.A.N., перед вами сектор { $sector }
planet-unknown-turns = Как повернуть базу
planet-unknown-stay = Оставить
planet-unknown-by =
    { $steps ->
        [one] На { $steps } сектор
        [few] На { $steps } сектора
       *[many] На { $steps } секторов
    }
planet-unknown-rivals = Соперники
planet-unknown-around = База и соперники
planet-unknown-medals =
    { $count ->
        [one] { $count } медаль
        [few] { $count } медали
       *[many] { $count } медалей
    }
planet-unknown-duel-lead = Вы впереди: { $win } за победу
planet-unknown-duel-behind = Соперник впереди: { $win } за победу
planet-unknown-duel-even = Поровну: каждому по { $tie }
planet-unknown-corporation = Корпорация
planet-unknown-tracks = Шкалы корпорации { $name }
planet-unknown-techs = Технологии
planet-unknown-tech-on = работает
planet-unknown-tech-off = ещё не открыта
planet-unknown-used-game = использована
planet-unknown-used-round = в этом раунде уже использована
planet-unknown-tech = технология { $key }: { $text }
planet-unknown-key =
    { $key ->
        [A] А
        [B] Б
        [C] В
        [D] Г
        [E] Д
        [F] Е
       *[other] { $key }
    }
planet-unknown-cell = { $track }, { $row }
planet-unknown-area = область сбора
planet-unknown-chip = { $text }. { $label }
planet-unknown-card-note = { planet-unknown-level } · { $when }
planet-unknown-agenda = Что ещё сделать
planet-unknown-mode = { $kind ->
    [patch] { planet-unknown-mode-patch }
    [rover] { planet-unknown-mode-rover }
    [drop] { planet-unknown-mode-drop }
    [collect] { planet-unknown-mode-collect }
    [destroy] { planet-unknown-mode-destroy }
    [clear] { planet-unknown-mode-clear }
    [meteor] { planet-unknown-mode-meteor }
    [scrap] { planet-unknown-mode-scrap }
    [abandon] { planet-unknown-mode-abandon }
    [relocate] { planet-unknown-mode-relocate }
    [move] { planet-unknown-mode-move }
    [teleport] { planet-unknown-mode-teleport }
    [dump] { planet-unknown-mode-dump }
   *[lay] { planet-unknown-mode-lay }
}{ $at ->
    [none] {""}
   *[other] {" "}({ $at })
}
# A step of a tracker: 3 → 4, or to another track: 3 → 4 water
planet-unknown-step = { $from } { $to ->
    [twice] +2
   *[other] → { $to }{ $on ->
        [none] {""}
       *[other] {" "}{ $on }
    }
}
planet-unknown-mode-lay = Жетон
planet-unknown-mode-patch = Зелёный массив: укажите квадрат
planet-unknown-mode-rover = Вездеход: укажите квадрат жетона
planet-unknown-mode-drop = Ещё один вездеход: укажите квадрат
planet-unknown-mode-collect = Подобрать: укажите на планете
planet-unknown-mode-destroy = Уничтожить метеорит
planet-unknown-mode-clear = Очистить ряд или колонку
planet-unknown-mode-meteor = Метеорит: укажите знак
planet-unknown-mode-scrap = Уничтожить вездеход
planet-unknown-mode-abandon = Уничтожить модуль
planet-unknown-mode-relocate = Перебросить вездеход
planet-unknown-mode-move =
    { $moves ->
        [0] Вездеход: укажите, куда ехать бесплатно
        [one] Вездеход: укажите, куда ехать; { $moves } очко перемещения
        [few] Вездеход: укажите, куда ехать; { $moves } очка перемещения
       *[many] Вездеход: укажите, куда ехать; { $moves } очков перемещения
    }
planet-unknown-mode-teleport = Телепортировать вездеход
planet-unknown-mode-dump = Сбросить груз в воду
planet-unknown-pod-from = Взять модуль: { $place }
planet-unknown-pod-to = Модуль: { $place }
planet-unknown-pod-on-track = Модуль на шкалу
planet-unknown-collected = Собрано
planet-unknown-moves =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
       *[many] { $count } очков перемещения
    }
planet-unknown-pods-collected =
    { $count ->
        [one] Подобран { $count } модуль
        [few] Подобрано { $count } модуля
       *[many] Подобрано { $count } модулей
    }
planet-unknown-meteors-collected =
    { $count ->
        [one] Подобран { $count } метеорит
        [few] Подобрано { $count } метеорита
       *[many] Подобрано { $count } метеоритов
    }
planet-unknown-rovers-left =
    { $count ->
        [one] В запасе { $count } вездеход
        [few] В запасе { $count } вездехода
       *[many] В запасе { $count } вездеходов
    }
planet-unknown-patches-stored =
    { $count ->
        [one] Отложен { $count } зелёный массив
        [few] Отложено { $count } зелёных массива
       *[many] Отложено { $count } зелёных массивов
    }
planet-unknown-cards-kept =
    { $count ->
        [one] { $count } карта освоения
        [few] { $count } карты освоения
       *[many] { $count } карт освоения
    }
planet-unknown-fact-open =
    { $count ->
        [one] Не накрыт { $count } квадрат планеты
        [few] Не накрыто { $count } квадрата планеты
       *[many] Не накрыто { $count } квадратов планеты
    }
planet-unknown-goal-met =
    { $medals ->
        [one] Выполняется: { $medals } медаль
        [few] Выполняется: { $medals } медали
       *[many] Выполняется: { $medals } медалей
    }
planet-unknown-goal-open =
    { $medals ->
        [one] Пока не выполнена: { $medals } медаль
        [few] Пока не выполнена: { $medals } медали
       *[many] Пока не выполнена: { $medals } медалей
    }
planet-unknown-busy = ходит
planet-unknown-busy-long = Ещё не закончил ход
planet-unknown-ready = готов
planet-unknown-ready-long = Закончил ход
planet-unknown-commander = Командир
planet-unknown-confirm = Закончить ход
planet-unknown-choose-planet = Какую планету взять?
planet-unknown-choose-corporation = Какую корпорацию взять?
planet-unknown-choose-return = Какую личную цель вернуть?
planet-unknown-choose-keep = Какую цель оставить?
planet-unknown-choose-cancel = От какой личной цели отказаться?
planet-unknown-choose-pick = Какую карту освоения взять?
planet-unknown-return = вернуть в колоду
planet-unknown-keep = оставить
planet-unknown-cancel = отказаться
planet-unknown-difficulty = Сложность { $level } из 4
planet-unknown-level = Уровень { $level }
planet-unknown-at-once = сразу
planet-unknown-at-the-end = в конце игры
planet-unknown-peek = Показать планету
planet-unknown-back-to-cards = Вернуться к выбору
planet-unknown-back = Вернуться к своей планете
planet-unknown-event = Событие раунда
planet-unknown-signal-green = зелёный сигнал
planet-unknown-signal-orange = оранжевый сигнал
planet-unknown-signal-red = красный сигнал
planet-unknown-events-left =
    { $count ->
        [one] Впереди { $count } событие
        [few] Впереди { $count } события
       *[many] Впереди { $count } событий
    }
planet-unknown-next-event = Следующее событие: { $name }
planet-unknown-views = Что показать
planet-unknown-tab-planet = Планета
planet-unknown-tab-station = База
planet-unknown-tab-tracks = Шкалы
planet-unknown-tab-rivals = Соперники
planet-unknown-score-cards = { score-civ-cards }
planet-unknown-score-cards-how = Медали на картах «в конце игры»
planet-unknown-score-planet = { score-planet }
planet-unknown-score-planet-how = Полностью накрыты и без метеоритов
planet-unknown-score-tracks = Шкалы
planet-unknown-score-tracks-how = Высшая пройденная медаль каждой шкалы
planet-unknown-score-collected = Модули и метеориты
planet-unknown-score-collected-how = 1 за модуль, 1 за каждые 3 метеорита
planet-unknown-score-private = { score-private-objectives }
planet-unknown-score-private-how = 5 за выполненную
planet-unknown-score-neighbours = Цели с соседями
planet-unknown-score-neighbours-how = 5 за победу, 2 при равенстве
planet-unknown-score-order = Порядок подсчёта
planet-unknown-score-back = Предыдущий шаг
planet-unknown-score-next = Дальше: { $step }
planet-unknown-score-total =
    { $count ->
        [one] Итого: { $count } медаль
        [few] Итого: { $count } медали
       *[many] Итого: { $count } медалей
    }
planet-unknown-score-bars = Положение игроков
planet-unknown-score-sum = Итог
planet-unknown-target = Цель: { $target }
planet-unknown-whose = Чья планета
planet-unknown-none = Ничего
planet-unknown-planet-bonus = Бонус планеты
planet-unknown-spoiled = Что помешало
planet-unknown-spoiled-meteors =
    { $count ->
        [one] На планете остался { $count } метеорит. Его ряд и колонка не считаются.
        [few] На планете осталось { $count } метеорита. Их ряды и колонки не считаются.
       *[many] На планете осталось { $count } метеоритов. Их ряды и колонки не считаются.
    }
planet-unknown-spoiled-empty =
    { $count ->
        [one] Не накрыт { $count } квадрат.
        [few] Не накрыто { $count } квадрата.
       *[many] Не накрыто { $count } квадратов.
    }
planet-unknown-special = Особые правила: { $planet } и { $corporation }
planet-unknown-help = Памятка
planet-unknown-help-round = Раунд
planet-unknown-help-round-text = Командир поворачивает базу. Каждый берёт один из двух жетонов своего сектора и кладёт его на планету; станции жетона двигают маркеры. Когда готовы все, по очереди берутся карты освоения.
planet-unknown-help-place = Как класть
planet-unknown-help-place-text = Первый жетон — у края планеты, каждый следующий — стороной к уже лежащим. Жетоны не перекрываются и не выходят за сетку. Модули и вездеходы под жетоном гибнут.
planet-unknown-help-stations = Станции
planet-unknown-help-station-civ = Поселенцы: карты освоения.
planet-unknown-help-station-water = Вода: двигается, только если накрыт лёд.
planet-unknown-help-station-biomass = Озеленение: зелёные массивы закрывают по квадрату.
planet-unknown-help-station-rover = Вездеходы: собирают модули и метеориты.
planet-unknown-help-station-tech = Исследования: открывают технологии.
planet-unknown-help-station-energy = Электростанция: вместо неё двигается шкала соседней станции.
planet-unknown-help-symbols = Знаки на шкалах
planet-unknown-help-symbol-synergy = Бонус усиления: продвиньте любой маркер.
planet-unknown-help-symbol-card = Карта освоения указанного уровня.
planet-unknown-help-symbol-patch = Зелёный массив на один квадрат.
planet-unknown-help-symbol-rover = Новый вездеход на положенный жетон.
planet-unknown-help-symbol-move = Очки перемещения вездеходов.
planet-unknown-help-symbol-chip = Технология корпорации.
planet-unknown-help-symbol-lifepod = Модуль: 1 медаль, если подобран.
planet-unknown-help-symbol-meteorite = Метеорит портит ряд и колонку; три подобранных — 1 медаль.
planet-unknown-help-score = Медали
planet-unknown-help-score-text = Закрытые ряды и колонки, высшая медаль каждой шкалы, модули, каждые три метеорита, карты освоения и цели.
planet-unknown-help-end = Конец игры
planet-unknown-help-end-text = Игра заканчивается раундом, в котором кто-то не может положить жетон, опустели оба отсека какого-нибудь сектора базы или пришло последнее событие.
planet-unknown-help-keys = Клавиши
planet-unknown-help-keys-text = R — повернуть жетон, F — отразить, T — другой жетон, стрелки — двигать жетон по планете, Enter — положить, E — закончить ход, U — отменить.
planet-unknown-take-rover = Выбрать вездеход: { $at }
planet-unknown-cards = Ваши карты
planet-unknown-by-station = За станции:
planet-unknown-by-energy = Электростанция:
planet-unknown-by-boost = Усиление:
planet-unknown-by-card = Карта:
planet-unknown-by-bonus = Бонус ячейки:
planet-unknown-by-event = Событие:
planet-unknown-by-tech = Технология:
planet-unknown-choose = Выбор
planet-unknown-drive =
    { $points ->
        [one] Доехать за { $points } очко: { $at }
        [few] Доехать за { $points } очка: { $at }
       *[many] Доехать за { $points } очков: { $at }
    }
planet-unknown-stack = Карты освоения уровня { $level }: { $count }
planet-unknown-shared = Общая цель
planet-unknown-key-turn = повернуть жетон
planet-unknown-key-mirror = отразить жетон
planet-unknown-key-tile = взять другой жетон
planet-unknown-enlarge = Показать базу крупно
