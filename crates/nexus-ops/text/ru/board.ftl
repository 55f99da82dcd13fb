## Board, hand, battle

nexus-ops-vp = ПО
nexus-ops-caption = Раунд { $round } · ход { $turn } · до { $target } ПО
nexus-ops-fact-rubium = Рубиум: { $count }
nexus-ops-fact-energize = Карты поддержки: { $count }
nexus-ops-fact-secrets = Секретные миссии: { $count }
nexus-ops-fact-hexes = Гексы под контролем: { $count }
nexus-ops-board = { $count ->
    [one] Поле: луна, { $count } гекс. Стрелки ведут от гекса к гексу
    [few] Поле: луна, { $count } гекса. Стрелки ведут от гекса к гексу
   *[many] Поле: луна, { $count } гексов. Стрелки ведут от гекса к гексу
}
nexus-ops-home-of = база игрока { $name }
nexus-ops-unexplored = не исследовано
nexus-ops-mine = шахта { $value }
nexus-ops-contested = спорный гекс
nexus-ops-yours = ваш
nexus-ops-stack = { $unit } ×{ $count }{ $kind ->
    [march] {""}, форсированный марш +{ $marches }
    [fresh] {""}, новый: может уйти из боя
    [both] {""}, новый, форсированный марш +{ $marches }
   *[plain] {""}
}
nexus-ops-units-of = { $name }: { $stacks }
nexus-ops-hex = { $hex }, { $terrain }{ $name ->
    [none] {""}
   *[other] , { nexus-ops-home-of }
}{ $tile ->
    [down] , { nexus-ops-unexplored }
   *[up] {""}
}{ $value ->
    [0] {""}
   *[other] , { nexus-ops-mine }
}{ $contested ->
    [yes] , { nexus-ops-contested }
   *[no] {""}
}{ $units ->
    [none] {""}
   *[other] , { $units }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}{ $share ->
    [none] {""}
   *[other] , { nexus-ops-odds-badge }
}
nexus-ops-stack-of = { $stack }, { $hex }, { $whose ->
    [you] { nexus-ops-yours }
   *[other] { $name }
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
nexus-ops-card = { $title }. { $kind }{ $count ->
    [none] {""}
   *[other] . { nexus-ops-points }
}. { $text }{ $now ->
    [yes] {" "}({ nexus-ops-playable })
   *[no] {""}
}
nexus-ops-tip-card = { $kind }{ $count ->
    [none] {""}
   *[other] {" "}· { nexus-ops-points }
}
nexus-ops-tip-hex = { $hex } · { $terrain }
nexus-ops-tip-ability = { $name }. { $text }
nexus-ops-battle-now = { $step ->
    [before] { nexus-ops-battle-before }
   *[other] { nexus-ops-battle-step }
}{ $value ->
    [0] {""}
   *[other] {" "}· { nexus-ops-mine }
}
nexus-ops-ahead-group = На { $hex }: { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
nexus-ops-ahead-points = Победные очки
nexus-ops-ahead-roll = Дальше решают кубики.
nexus-ops-ahead-draw = Дальше берётся карта.
nexus-ops-ahead-reveal = Дальше что-то откроется.
nexus-ops-ahead-secret = Остальное зависит от чужих карт.
nexus-ops-ahead-others = Дальше решает другой игрок.
nexus-ops-ahead-over = Игра закончится.
nexus-ops-effect-move = перейти
nexus-ops-effect-explore = перейти и исследовать
nexus-ops-effect-fight = в бой
nexus-ops-effect-deploy = поставить отряд
nexus-ops-effect-breathe = дыхнуть
nexus-ops-effect-teleport = телепортировать
nexus-ops-effect-select = выбрать
nexus-ops-effect-lose = снять отряд
nexus-ops-done-deploy = Закончить развёртывание
nexus-ops-done-move = Закончить движение
nexus-ops-done-breathe = Закончить дыхание
nexus-ops-done-missions = Дальше
nexus-ops-done-turn = Закончить ход
nexus-ops-kind-red = миссия за бой
nexus-ops-kind-mission = миссия
nexus-ops-kind-deploy = начало хода
nexus-ops-kind-battle-start = бой, до броска
nexus-ops-kind-after-roll = бой, после броска
nexus-ops-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
nexus-ops-playable = можно сейчас
nexus-ops-sell = Продать «{ $card }» за 1 Рубиум
nexus-ops-hand = Ваши карты
nexus-ops-hand-empty = На руке нет карт.
nexus-ops-shop = Отряды на продажу
nexus-ops-buy = { $unit }: цена { $cost }, попадает на { $hits }+, в запасе { $supply }
nexus-ops-supply = В запасе: { $count }
nexus-ops-chart = Отряды
nexus-ops-chart-left = запас
nexus-ops-chart-supply = Фигурок в вашем запасе
nexus-ops-chart-cost = Цена в Рубиуме
nexus-ops-chart-hits = Попадает с этого числа
nexus-ops-decks = Колоды и сбросы
nexus-ops-deck-energize = Колода поддержки: { $count }
nexus-ops-deck-secrets = Колода секретных миссий: { $count }
nexus-ops-discard-energize = Сброс карт поддержки: { $count }
nexus-ops-discard-secrets = Сброс секретных миссий: { $count }
nexus-ops-discard-empty = Пусто
nexus-ops-deeds = Выполненные миссии: { $count }
nexus-ops-deeds-of = { $name }: { $vp } ПО
nexus-ops-deeds-cards = Карты миссий ×{ $count }
nexus-ops-deeds-hill = Царь горы ×{ $count }
nexus-ops-group = Кто идёт с { $hex }
nexus-ops-group-kind = { $unit }: выбрано { $chosen } из { $ready }
nexus-ops-group-less = Меньше: { $unit }
nexus-ops-group-more = Больше: { $unit }
nexus-ops-group-everyone = Все { $count }
nexus-ops-ask-keep = Какую миссию оставить?
nexus-ops-ask-reward = Награда за Монолит
nexus-ops-reward-energize = 2 карты поддержки
nexus-ops-reward-energize-text = Возьмите их на руку.
nexus-ops-reward-hill = { score-king-of-the-hill }
nexus-ops-reward-hill-text = Очко вам, по карте поддержки остальным.
nexus-ops-ask-missions-won = Победа на { $hex }! Какую миссию сыграть?
nexus-ops-ask-missions = Миссии за { $hex }
nexus-ops-ask-nothing = Подходящих миссий на руке нет.
nexus-ops-mission-card = Карта миссии
nexus-ops-mission-card-text = За выигранный бой, вместо красной миссии.
nexus-ops-ask-breath-loss = Дыхание попало по { $hex }. Кого снять?
nexus-ops-ask-whom = На кого?
nexus-ops-ask-figure = «{ $card }»: на какой отряд?
nexus-ops-ask-side = «{ $card }»: на чью сторону?
nexus-ops-ask-hit = «{ $card }»: какое попадание отменить?
nexus-ops-ask-pick = Выберите жертву
nexus-ops-ask-lose = Снимите один свой отряд
nexus-ops-battle = Бой на { $hex }, { $terrain }
nexus-ops-battle-before = До первого броска
nexus-ops-battle-step = { $step ->
    [0] Засада
   *[other] Шаг { $step } из 6
}
nexus-ops-peek = Показать поле
nexus-ops-unpeek = К бою на { $hex }
nexus-ops-step-done = сыграно
nexus-ops-step-now = сейчас
nexus-ops-step-next = дальше
nexus-ops-step-none = нет отрядов
nexus-ops-side-modifier = { $modifier } ко всем броскам
nexus-ops-hits-due = { $count ->
    [one] снять { $count }
    [few] снять { $count }
   *[many] снять { $count }
}
nexus-ops-aim-side = Сыграть: { $side }
nexus-ops-mark-modifier = { $modifier } к броску
nexus-ops-mark-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
nexus-ops-nobody-left = Никого не осталось
nexus-ops-die = Кубик { $face }{ $modifier }: { $result }
nexus-ops-die-hit = попал
nexus-ops-die-picks = выбирает
nexus-ops-die-miss = мимо
nexus-ops-die-cancelled = отменён
nexus-ops-rolls = Броски этого боя
nexus-ops-reroll = Переброс промахов
nexus-ops-hits = { $count ->
    [0] мимо
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
nexus-ops-window = Окно карт
nexus-ops-window-open = открыто
nexus-ops-window-closed = закрыто
nexus-ops-window-you = отвечаете
nexus-ops-window-asked = отвечает
nexus-ops-window-passed = пас
nexus-ops-window-empty = нет карт
nexus-ops-window-later = потом
nexus-ops-your-cards = Ваши карты поддержки
nexus-ops-turn-of = Ход: { $name }
nexus-ops-result-won = { $name }: победа на { $hex }
nexus-ops-result-none = Бой на { $hex }: атакующий не победил
nexus-ops-card-played = { $name } играет карту
nexus-ops-card-sold = { $name } продаёт карту
nexus-ops-card-mission = { $name } выполняет миссию
nexus-ops-tip-unit = Цена { $cost } · попадает на { $hits }+
nexus-ops-tip-modifier = { $terrain }: { $amount } к броску атаки.
nexus-ops-tip-mines = Добывает Рубиум на шахтах.
nexus-ops-tip-forbidden = Не входит: { $terrains }.
nexus-ops-tip-monolith = Кто контролирует Монолит в свою фазу набора карт, берёт 2 карты поддержки.
nexus-ops-tip-unexplored = Тайл лицом вниз: его откроет первый, кто закончит здесь движение.
nexus-ops-tip-mine = Шахта приносит { $value ->
    [one] { $value } Рубиум
   *[other] { $value } Рубиума
} за ход тому, кто контролирует гекс Человеком, Фунгоидом или Кристаллином.
nexus-ops-tip-contested = Гекс спорный: здесь будет бой.

## Abilities of units

ability-stride = Быстрый шаг
    .text = Может пройти 2 гекса, если первый или второй гекс пути (не считая исходного) — Горы. Войдя в гекс с врагами, обязан остановиться.
ability-leap = Прыжок через лаву
    .text = Если начинает движение на Магме, может прыгнуть ровно на 2 гекса, минуя всё, что стоит между ними.
ability-pick-target = Выбирает жертву
    .text = Если Лава Липер попал и кубик с модификаторами даёт 5 или больше, погибающий отряд противника выбирает владелец Лава Липера.
ability-flight = Полёт с Монолита
    .text = Если начинает движение на Монолите, может переместиться на любой гекс поля.
ability-breath = Дыхание Дракона
    .text = В конце фазы движения каждый Дракон на контролируемом вами гексе может атаковать соседний гекс: на 4+ выбранный вами враг убирает с него один свой отряд. Это не бой.
nexus-ops-ahead-turn = Впереди в этом ходу
nexus-ops-ahead-battles = { $count ->
    [one] { $count } бой:
    [few] { $count } боя:
   *[many] { $count } боёв:
}
nexus-ops-ahead-ready = Не ходили: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}
nexus-ops-ahead-income = Доход: +{ $amount } { $amount ->
    [one] Рубиум
   *[other] Рубиума
}
nexus-ops-ahead-missions = Взять: { $count ->
    [one] { $count } секретную миссию
    [few] { $count } секретные миссии
   *[many] { $count } секретных миссий
}
nexus-ops-ahead-energize = Взять: { $count ->
    [one] { $count } карту поддержки
    [few] { $count } карты поддержки
   *[many] { $count } карт поддержки
}

## Odds of a battle

nexus-ops-odds = Шансы в бою
nexus-ops-odds-win = победа
nexus-ops-odds-undecided = без исхода
nexus-ops-odds-lost = поражение
nexus-ops-odds-percent = { $percent } %
nexus-ops-odds-little = <1 %
nexus-ops-odds-nearly = >99 %
nexus-ops-odds-both = Никто не уцелеет: { $share }; это победа.
nexus-ops-odds-losses = Потери в среднем: вы — { $own }, { $name } — { $theirs }
nexus-ops-odds-hits = Шанс попадания одним кубиком
nexus-ops-odds-badge = шанс победы { $share }
nexus-ops-odds-fought_from_here = Если никто больше не придёт и не уйдёт.
nexus-ops-odds-no_cards = Карт никто не играет.
nexus-ops-odds-cheapest_first = Первыми гибнут самые дешёвые отряды.
nexus-ops-odds-dearest_picked = Лава Липер выбирает самый дорогой отряд.
nexus-ops-odds-sampled = По 20 000 боёв: погрешность { $error } %.
