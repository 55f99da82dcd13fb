# Слова стола: всё, что не карта, не жетон и не правило.

## Рамка
on-mars-caption-setup = подготовка
on-mars-caption = раунд { $round } · уровень колонии { $level }
on-mars-caption-last = раунд { $round }, последний · уровень колонии { $level }
on-mars-phase-colonization = Колонизация
on-mars-phase-shuttle = Шаттл
on-mars-unit = ОВ
on-mars-fact-orbit = На орбите, ячейка { $space }
on-mars-fact-colony = В колонии, ячейка { $space }
on-mars-fact-shelters = Убежищ на Марсе: { $count }
on-mars-fact-advanced = Улучшенных зданий: { $count }
on-mars-fact-ships = Кораблей в ангаре: { $count }

## Виды
on-mars-views = Части стола
on-mars-view-overview = Обзор
on-mars-view-orbit = Орбита
on-mars-view-colony = Колония
on-mars-view-base = Моя база
on-mars-base-of = База: { $name }
on-mars-turn-order = Очерёдность хода и шаттл
on-mars-shuttle-at = Шаттл { $side }, ячейка { $count } его пути

## Поверхность
on-mars-map = Поверхность Марса, 91 клетка
on-mars-empty = пусто
on-mars-told = { $name }: { $what }
on-mars-space-side = { $space } · { $side }
on-mars-tool = { $name } · уровень { $level }
on-mars-tool-own = ваша: никому ничего не причитается
on-mars-tool-owed = владелец получит 1 кислород или разовьёт её
on-mars-tool-low = слишком низкая: нужен уровень { $needs }
on-mars-owned = { $what } ({ $name })
on-mars-marker = маркер улучшенного здания
on-mars-b-mine = Шахта
on-mars-b-generator = Электростанция
on-mars-b-water-extractor = Ледонагреватель
on-mars-b-greenhouse = Теплица
on-mars-b-oxygen-condenser = Конденсатор
on-mars-b-shelter = Убежище
on-mars-lies-crystal = кристалл
on-mars-lies-research = жетон исследования { $letter }
on-mars-lies-discovery = жетон открытия
on-mars-piece-bot = Робот
on-mars-piece-rover = Марсоход
on-mars-piece-colonist = Шахтёр
on-mars-pick-bot = Двигать этого робота
on-mars-pick-rover = Двигать марсоход
on-mars-pick-at = { $what } на { $cell }
on-mars-pick-building = Построить: { $name }
on-mars-far = дойти за { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
on-mars-choose-next = Выберите, как

## Жизнеобеспечение
on-mars-lss = Жизнеобеспечение
on-mars-level = уровень колонии { $level }
on-mars-level-short = ур. { $level }
on-mars-lss-level = Жизнеобеспечение, уровень колонии { $level }: { $columns }
on-mars-lss-column = { $building } { $row }
on-mars-op = { $count } ОВ
on-mars-op-each = по { $count } ОВ
on-mars-plus-minus = ±{ $count } ОВ
on-mars-plus-or-minus = +{ $won } или −{ $lost } ОВ
on-mars-plus-minus-short = +{ $won } / −{ $lost }

## Действия
on-mars-actions = Основные действия
on-mars-choices = Варианты
on-mars-brief-landing-pod = спуск в колонию
on-mars-brief-learn-tech = по цене ряда
on-mars-brief-resupply = 1 со склада
on-mars-brief-control-center = 2 + 2 шага
on-mars-brief-welcome-ship = растение и вода
on-mars-boost-colonist = Колонисты добавляют шаги
on-mars-boost-crystal = Кристаллы добавляют шаги
on-mars-extra = Доплата: { $count } (кристаллы или колонисты)
on-mars-posts = На действиях
on-mars-pay = Заплатить

## Орбита
on-mars-blueprints = Чертежи
on-mars-blueprints-note = { $count ->
    [0] ресурс сразу, ОВ в конце
   *[other] ресурс сразу, ОВ в конце · впереди ещё { $count }
}
on-mars-from-size = Комплекс не меньше { $size }
on-mars-built = построено
on-mars-warehouse = Склад
on-mars-up-to = до { $count }
on-mars-discoveries = Открытия
on-mars-in-stacks = в стопках
on-mars-more = ещё { $count }
on-mars-techs = Технологии
on-mars-row-price = цена ряда →
on-mars-free = даром
on-mars-goods-mineral = Минералы
on-mars-goods-battery = Аккумуляторы
on-mars-goods-water = Вода
on-mars-goods-plant = Растения
on-mars-goods-oxygen = Кислород
on-mars-goods-crystal = Кристаллы

## База
on-mars-lab = Лаборатория
on-mars-lab-note = уровень = колонка
on-mars-lab-entry = вход
on-mars-depot = Хранилище
on-mars-depot-note = одно действие за ход
on-mars-depot-shut = Закрыто кораблём
on-mars-waiting = { $count ->
    [one] { $count } кристалл ждёт вашего следующего хода
    [few] { $count } кристалла ждут вашего следующего хода
   *[many] { $count } кристаллов ждут вашего следующего хода
}
on-mars-quarters = Отсек
on-mars-quarters-long = Жилой отсек: { $count } из { $room }
on-mars-working = Рабочая зона
on-mars-hangar = Ангар
on-mars-progress = Прогресс
on-mars-progress-note = { $count } из 5 · { $op } ОВ
on-mars-done = готово
on-mars-my-blueprints = Мои чертежи
on-mars-built-of = построено { $built } из { $count }
on-mars-no-blueprints = Чертежей пока нет: их берут на орбите
on-mars-papers = Учёные, контракты, цели
on-mars-papers-none = Пока ничего
on-mars-goals = Личные цели
on-mars-goals-hidden = { $count ->
    [one] { $count } закрытая личная цель
    [few] { $count } закрытые личные цели
   *[many] { $count } закрытых личных целей
}
on-mars-goal-met = можно сейчас
on-mars-deliver = доставить
on-mars-colonists = Колонисты
on-mars-colonists-brief = { $quarters } в отсеке, { $working } в работе, { $miners ->
    [one] { $miners } шахтёр
    [few] { $miners } шахтёра
   *[many] { $miners } шахтёров
}

## Запас
on-mars-stock = Что у меня есть
on-mars-of = из { $count }
on-mars-in-quarters = в отсеке
on-mars-at-work = в работе
on-mars-executive-free = Хранилище: можно
on-mars-executive-done = Хранилище: уже было

## Миссии и агентство
on-mars-missions = Миссии
on-mars-remaining = { $count ->
    [0] конец близко
   *[other] до конца осталось { $count }
}
on-mars-mission-letter = Миссия { $letter }
on-mars-agency = Учёные и контракты
on-mars-agency-op = ОВ в конце
on-mars-price = цена
on-mars-contract-upgrade = комплекс 4+
on-mars-contract-deliver = доставить

## Ответы
on-mars-do-end = Закончить ход
on-mars-do-done = Готово
on-mars-do-stay = Остаться
on-mars-do-keep = Оставить кислород
on-mars-do-claim = Взять жетон
on-mars-do-boost = Усилить колонистом
on-mars-do-accept = Взять
on-mars-do-extra-crystal = Доплатить кристалл
on-mars-do-extra-colonist = Доплатить колонистом
on-mars-do-retrieve-working = Из рабочей зоны
on-mars-do-fuel-bot = Кристалл: +1 роботам
on-mars-do-fuel-rover = Кристалл: +1 марсоходу
on-mars-do-travel-shuttle = Лететь на шаттле
on-mars-do-travel-ship = Лететь на корабле
on-mars-flight-free = на шаттле даром
on-mars-flight-ship = на своём корабле
on-mars-do-shuttle-orbit = Шаттл на орбиту
on-mars-do-shuttle-colony = Шаттл в колонию
on-mars-do-build = Построить на { $cell }
on-mars-do-aboard-bot = Колонист и робот
on-mars-do-aboard-crew = Только колонисты
on-mars-do-learn = В ячейку { $cell }
on-mars-do-no-tech = Не брать

## Что получится
on-mars-ahead = Что получится
on-mars-ahead-points = Очки в конце
on-mars-ahead-hidden = Остальное пока неизвестно

## Ласерда
on-mars-rival-turn = Ход Ласерды
on-mars-rival-travels = Летит с шаттлом
on-mars-rival-stays = Не летит
on-mars-rival-bot = Робот Ласерды
on-mars-rival-deck = Колода
on-mars-rival-deck-note = открыто { $open } из { $count }, круг { $pass }

## Итог
on-mars-score = Итоговый счёт
on-mars-total = Итог
on-mars-turning = { $name }: главный отрыв — «{ $line }», { $by } ОВ.
on-mars-key-rooms = обзор, орбита, колония, база
