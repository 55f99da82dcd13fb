# Как называется то, что есть на полях. Падежи: `.gen` родительный (и форма после «2»), `.acc` винительный, `.loc`
# предложный, `.ins` творительный; `.plural` — именительный множественного числа, `.many` — форма после «5». `.gender` –
# род: masculine, feminine, neuter. При сторонах поля `.to`, `.in` и `.from` — с предлогом.

## Стороны поля

name-orbit = орбита
    .gen = орбиты
    .acc = орбиту
    .to = на орбиту
    .in = на орбите
    .from = с орбиты
    .gender = feminine
name-colony = колония
    .gen = колонии
    .acc = колонию
    .to = в колонию
    .in = в колонии
    .from = из колонии
    .gender = feminine

## Фигурки

name-colonist = колонист
    .gen = колониста
    .acc = колониста
    .plural = колонисты
    .many = колонистов
    .gender = masculine
name-bot = робот
    .gen = робота
    .acc = робота
    .ins = роботом
    .plural = роботы
    .many = роботов
    .gender = masculine
name-rover = марсоход
    .gen = марсохода
    .acc = марсоход
    .ins = марсоходом
    .plural = марсоходы
    .many = марсоходов
    .gender = masculine
name-ship = корабль
    .gen = корабля
    .acc = корабль
    .loc = корабле
    .plural = корабли
    .many = кораблей
    .gender = masculine
name-shuttle = шаттл
    .gen = шаттла
    .acc = шаттл
    .loc = шаттле
    .gender = masculine

## Ресурсы

name-mineral = минерал
    .gen = минерала
    .acc = минерал
    .plural = минералы
    .many = минералов
    .gender = masculine
name-battery = аккумулятор
    .gen = аккумулятора
    .acc = аккумулятор
    .plural = аккумуляторы
    .many = аккумуляторов
    .gender = masculine
name-water = вода
    .gen = воды
    .acc = воду
    .plural = вода
    .many = воды
    .gender = feminine
name-plant = растение
    .gen = растения
    .acc = растение
    .plural = растения
    .many = растений
    .gender = neuter
name-oxygen = кислород
    .gen = кислорода
    .acc = кислород
    .plural = кислород
    .many = кислорода
    .gender = masculine
name-crystal = кристалл
    .gen = кристалла
    .acc = кристалл
    .plural = кристаллы
    .many = кристаллов
    .gender = masculine
name-any-resource = любой ресурс
    .gen = любых ресурса
    .acc = любой ресурс
    .many = любых ресурсов

## Здания

name-mine = шахта
    .gen = шахты
    .acc = шахту
    .loc = шахте
    .ins = шахтой
    .plural = шахты
    .many = шахт
    .gender = feminine
name-generator = электростанция
    .gen = электростанции
    .acc = электростанцию
    .loc = электростанции
    .ins = электростанцией
    .plural = электростанции
    .many = электростанций
    .gender = feminine
name-water-extractor = ледонагреватель
    .gen = ледонагревателя
    .acc = ледонагреватель
    .loc = ледонагревателе
    .ins = ледонагревателем
    .plural = ледонагреватели
    .many = ледонагревателей
    .gender = masculine
name-greenhouse = теплица
    .gen = теплицы
    .acc = теплицу
    .loc = теплице
    .ins = теплицей
    .plural = теплицы
    .many = теплиц
    .gender = feminine
name-oxygen-condenser = кислородный конденсатор
    .gen = кислородного конденсатора
    .acc = кислородный конденсатор
    .loc = кислородном конденсаторе
    .ins = кислородным конденсатором
    .plural = кислородные конденсаторы
    .many = кислородных конденсаторов
    .gender = masculine
name-shelter = убежище
    .gen = убежища
    .acc = убежище
    .loc = убежище
    .ins = убежищем
    .plural = убежища
    .many = убежищ
    .gender = neuter

## Технологии

name-tech-mine = технология «Шахта»
    .gen = технологии «Шахта»
    .acc = технологию «Шахта»
    .short = Шахта
name-tech-generator = технология «Электростанция»
    .gen = технологии «Электростанция»
    .acc = технологию «Электростанция»
    .short = Энергия
name-tech-water-extractor = технология «Вода»
    .gen = технологии «Вода»
    .acc = технологию «Вода»
    .short = Вода
name-tech-greenhouse = технология «Теплица»
    .gen = технологии «Теплица»
    .acc = технологию «Теплица»
    .short = Теплица
name-tech-oxygen-condenser = технология «Кислород»
    .gen = технологии «Кислород»
    .acc = технологию «Кислород»
    .short = Кислород
name-tech-shelter = технология «Убежище»
    .gen = технологии «Убежище»
    .acc = технологию «Убежище»
    .short = Убежище
name-tech-rover = технология «Марсоход»
    .gen = технологии «Марсоход»
    .acc = технологию «Марсоход»
    .short = Марсоход
name-tech-upgrade = технология «Улучшение»
    .gen = технологии «Улучшение»
    .acc = технологию «Улучшение»
    .short = Улучшение
name-tech-ship = технология «Корабль»
    .gen = технологии «Корабль»
    .acc = технологию «Корабль»
    .short = Корабль
name-top = верхний ряд
    .gen = верхнего ряда
    .loc = верхнем ряду
name-middle = средний ряд
    .gen = среднего ряда
    .loc = среднем ряду
name-bottom = нижний ряд
    .gen = нижнего ряда
    .loc = нижнем ряду

## Лаборатория

name-L1T = колонка 1, верхняя ячейка
    .acc = верхнюю ячейку колонки 1
name-L1B = колонка 1, нижняя ячейка
    .acc = нижнюю ячейку колонки 1
name-L2T = колонка 2, верхняя ячейка
    .acc = верхнюю ячейку колонки 2
name-L2M = колонка 2, средняя ячейка
    .acc = среднюю ячейку колонки 2
name-L2B = колонка 2, нижняя ячейка
    .acc = нижнюю ячейку колонки 2
name-L3T = колонка 3, верхняя ячейка
    .acc = верхнюю ячейку колонки 3
name-L3B = колонка 3, нижняя ячейка
    .acc = нижнюю ячейку колонки 3
name-L4T = колонка 4, верхняя ячейка
    .acc = верхнюю ячейку колонки 4
name-L4M = колонка 4, средняя ячейка
    .acc = среднюю ячейку колонки 4
name-L4B = колонка 4, нижняя ячейка
    .acc = нижнюю ячейку колонки 4
name-L5T = колонка 5, верхняя ячейка
    .acc = верхнюю ячейку колонки 5
name-L5B = колонка 5, нижняя ячейка
    .acc = нижнюю ячейку колонки 5
name-L6M = колонка 6
    .acc = ячейку колонки 6

## Основные действия

name-landing-pod = Посадочная капсула
name-obtain-blueprint = Получение чертежа
name-learn-tech = Изучение новой технологии
name-research-development = Развитие технологий
name-resupply = Пополнение припасов
name-control-center = Центр управления
name-construct = Строительство здания
name-upgrade = Улучшение здания
name-welcome-ship = Встреча корабля
name-hire = Наём учёного или земной контракт

## Вспомогательные действия по ячейкам хранилища

name-exec-1 = Бесплатное развитие
name-exec-2 = Поездка марсохода
name-exec-3 = Запрос чертежа
name-exec-4 = Улучшение одного здания
name-exec-5 = Добыча минерала
name-exec-6 = Движение роботов
name-exec-7 = Ресурс со склада
name-exec-8 = Работа улучшенного здания

## Ячейки очерёдности хода

name-space-1 = ячейка 1
    .gen = ячейки 1
    .acc = ячейку 1
name-space-2 = ячейка 2
    .gen = ячейки 2
    .acc = ячейку 2
name-space-3 = ячейка 3
    .gen = ячейки 3
    .acc = ячейку 3
name-space-4 = ячейка 4
    .gen = ячейки 4
    .acc = ячейку 4
name-space-5 = ячейка 5
    .gen = ячейки 5
    .acc = ячейку 5
name-space-6 = ячейка 6
    .gen = ячейки 6
    .acc = ячейку 6
name-space-7 = ячейка 7
    .gen = ячейки 7
    .acc = ячейку 7
name-space-8 = ячейка 8
    .gen = ячейки 8
    .acc = ячейку 8

## Награды LSS

name-benefit-crystal = кристалл
name-benefit-mineral = минерал
name-benefit-bots = движение роботов
name-benefit-retrieve = возвращение колониста
name-bots = движение роботов
name-retrieve = возвращение колониста
name-LT1 = Передовая технология
name-LT2 = Флот
name-LT3 = Улучшенные здания
name-LT4 = Добыча
name-LT5 = Роботы
name-LT6 = Открытия
name-LT7 = Убежища
name-LT8 = Колонисты

## Жетоны исследований

name-RA = исследование A (оливковое)
    .gen = исследования A (оливкового)
    .kind = research
name-RB = исследование B (бирюзовое)
    .gen = исследования B (бирюзового)
    .kind = research
name-RC = исследование C (пурпурное)
    .gen = исследования C (пурпурного)
    .kind = research
name-RD = исследование D (светло-зелёное)
    .gen = исследования D (светло-зелёного)
    .kind = research

## Соперник и цели одиночной игры

name-lacerda = Ласерда
    .gen = Ласерды
    .acc = Ласерду
    .dat = Ласерде
name-colonists = Первые колонисты
name-next-generation = Следующее поколение
name-hunky-dory = Полный порядок
name-martian-potato = Марсианская картошка

## Цвета и направления

name-purple = фиолетовый
name-green = зелёный
name-yellow = жёлтый
name-blue = синий
name-N = север
name-NE = северо-восток
name-E = восток
name-SE = юго-восток
name-S = юг
name-SW = юго-запад
name-W = запад
name-NW = северо-запад

## Номера ячеек; `.exec` — вспомогательное действие ячейки хранилища

name-1 = 1
    .exec = { name-exec-1 }
name-2 = 2
    .exec = { name-exec-2 }
name-3 = 3
    .exec = { name-exec-3 }
name-4 = 4
    .exec = { name-exec-4 }
name-5 = 5
    .exec = { name-exec-5 }
name-6 = 6
    .exec = { name-exec-6 }
name-7 = 7
    .exec = { name-exec-7 }
name-8 = 8
    .exec = { name-exec-8 }
