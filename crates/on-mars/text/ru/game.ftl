game-name = На Марсе

# Строки счёта

score-scored = Получено в игре
score-progress = Прогресс
score-ships = Корабли
score-colonists = Колонисты
score-techs = Технологии
score-built = Улучшенные здания
score-unbuilt = Неиспользованные чертежи
score-scientists = Учёные
score-contracts = Контракты

# Заметки

note-crystals-wait = { $count ->
    [one] Кристалл ждёт
    [few] { $count } кристалла ждут
   *[many] { $count } кристаллов ждут
} под хранилищем до вашего следующего хода.
note-crystals-overflow = В хранилище не { $count ->
    [one] поместится { $count } кристалл
    [few] поместятся { $count } кристалла
   *[many] поместятся { $count } кристаллов
}: встретьте корабль или потратьте часть.
note-level-ahead = В конце хода колония достигнет уровня { $level }.
note-mission-left = { $left ->
    [0] Миссия «{ $mission }» выполнена.
   *[other] Миссия «{ $mission }»: осталось { $left }.
}
note-end-ahead = Это приведёт к концу партии.

# Чего требует цель одиночной игры, кратко

requirement-colony-level = Уровень колонии
requirement-contracts-completed = Выполненные контракты
requirement-contracts-completed-each-type = Выполненные контракты каждого типа
requirement-contract-completed = Контракт этой цели
requirement-private-goals-completed = Личная цель
requirement-tech-tile-level = Технология наибольшего уровня
requirement-tech-at-level = Уровень технологии
requirement-research-tiles = Жетоны исследований
requirement-own-shelters = Убежища
requirement-mines-with-own-colonist-or-marker = Занятые шахты
requirement-own-advanced-buildings = Улучшенные здания
requirement-own-advanced-greenhouses = Улучшенные теплицы
requirement-greenhouse-complex = Комплекс теплиц
requirement-plants-in-storage = Растения в штабе
requirement-scientist = Учёный этой цели
requirement-finish-side = Где вы заканчиваете
requirement-op-margin = Отрыв от Ласерды в ОВ

# Чего требует цель одиночной игры, для событий

name-demand-colonists-1 = { goal-colonists-1 }
name-demand-colonists-2 = { goal-colonists-2 }
name-demand-colonists-3 = { goal-colonists-3 }
name-demand-colonists-4 = { goal-colonists-4 }
name-demand-colonists-5 = { goal-colonists-5 }
name-demand-next-generation-1 = { goal-next-generation-1 }
name-demand-next-generation-2 = { goal-next-generation-2 }
name-demand-next-generation-3 = { goal-next-generation-3 }
name-demand-next-generation-4 = { goal-next-generation-4 }
name-demand-next-generation-5 = { goal-next-generation-5 }
name-demand-next-generation-6 = { goal-next-generation-6 }
name-demand-hunky-dory-1 = { goal-hunky-dory-1 }
name-demand-hunky-dory-2 = { goal-hunky-dory-2 }
name-demand-hunky-dory-3 = { goal-hunky-dory-3 }
name-demand-hunky-dory-4 = { goal-hunky-dory-4 }
name-demand-hunky-dory-5 = { goal-hunky-dory-5 }
name-demand-hunky-dory-6 = { goal-hunky-dory-6 }
name-demand-martian-potato-1 = { goal-martian-potato-1 }
name-demand-martian-potato-2 = { goal-martian-potato-2 }
name-demand-martian-potato-3 = { goal-martian-potato-3 }
name-demand-martian-potato-4 = { goal-martian-potato-4 }
name-demand-martian-potato-5 = { goal-martian-potato-5 }
name-demand-martian-potato-6 = { goal-martian-potato-6 }
name-demand-martian-potato-7 = { goal-martian-potato-7 }
name-demand-martian-potato-8 = { goal-martian-potato-8 }
name-demand-martian-potato-9 = { goal-martian-potato-9 }
name-demand-martian-potato-10 = { goal-martian-potato-10 }
name-demand-martian-potato-11 = { goal-martian-potato-11 }
