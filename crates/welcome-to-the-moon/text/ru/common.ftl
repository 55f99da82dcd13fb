game-name = Добро пожаловать на Луну!

# Эффекты. `.with` отвечает на вопрос «с чем».

name-robot = Инженерный отдел
    .with = с Инженерным отделом
name-energy = Энергоблок
    .with = с Энергоблоком
name-plant = Теплицы
    .with = с Теплицами
name-water = Система водообеспечения
    .with = с Системой водообеспечения
name-astronaut = Экипаж звездолёта
    .with = с Экипажем звездолёта
name-planning = Центр управления
    .with = с Центром управления

# Что стоит в ячейке и как выглядит элемент

name-x = «X»
name-empty = ничего
name-infected = вирус
name-circled = обведено
name-crossed = зачёркнуто
name-plain = как напечатано
name-first = первый
name-later = меньший

# Миссии

name-A = А
name-B = Б
name-C = В

# Шаги

name-step-choose = выбрать комбинацию
name-step-write = вписать номер
name-step-effect = применить эффект или отказаться от него
name-step-bonus = применить бонус
name-step-finish = выполнить миссию или подтвердить ход

# События

event-cards-flipped = Ход { $turn }: { $combinations }.
event-cards-flipped-combinations = { $number } { $effect_with }
event-cards-reshuffled = Стопки закончились: каждый сброс перемешан и снова стал своей стопкой.
event-turn-confirmed = { $seat }: ход закончен.
event-sheet-marked = { $written_count ->
    [0] { $seat } отмечает: { $marked }.
   *[other] { $marked_count ->
        [0] { $seat } вписывает: { $written }.
       *[other] { $seat } вписывает: { $written }; отмечает: { $marked }.
    }
}
event-sheet-marked-written = { $cell } — { $spot }
event-sheet-marked-marked = { $spot }
event-error-taken = { $seat } не может вписать ни один номер: системная ошибка.
event-mission-claimed = { $claim_id ->
    [first] { $seat } выполняет миссию { $mission } и получает больший бонус.
   *[later] { $seat } выполняет миссию { $mission } и получает меньший бонус.
}
event-game-ended = Игра заканчивается с ходом { $turn }.

# Отказы

illegal-wrong-number-of-players = Играть могут от одного до шести человек, а не { $players }.
illegal-no-such-adventure = В приключение { $adventure } играть нельзя.
illegal-game-over = Игра окончена.
illegal-already-confirmed = Вы закончили ход; остальные ещё играют.
illegal-another-step = Сейчас нужно { $asked }.
illegal-no-such-combination = Комбинации { $combination } нет; всего их { $combinations }.
illegal-cannot-be-written = Номер { $number } { $effect_with } никуда на вашем поле не подходит.
illegal-error-not-forced = Вы можете вписать номер, поэтому брать системную ошибку нельзя.
illegal-no-wild = У вас нет универсального эффекта, чтобы применить его как «{ $effect }».
illegal-wrong-number = { $number } вписать нельзя: на карте { $offered }.
illegal-no-space = { $spot } — не ячейка этого поля.
illegal-space-filled = Уже заполнено: { $spot }.
illegal-out-of-order = { $number } сюда не подходит ({ $spot }): мешает { $other }, номера должны возрастать.
illegal-not-a-target = Эффект «{ $effect }» этого не отмечает: { $spot }.
illegal-not-markable = Сейчас это отметить нельзя: { $spot }.
illegal-already-marked = Уже отмечено: { $spot }.
illegal-not-optional = Это обязательно, отказаться нельзя.
illegal-no-x = Сейчас ничто не позволяет вписать сюда «X»: { $spot }.
illegal-already-claimed = Миссию { $mission } вы уже выполнили.
illegal-not-fulfilled = Миссия { $mission } не выполнена. Условие: { $asks }
illegal-missions-wait = Миссии выполняют, когда все закончили ход; миссии { $mission } придётся подождать.
illegal-not-next = Очередь ещё не дошла: { $spot }. Сначала — { $next }.

# Вопросы

prompt-choose = { $wilds ->
    [0] Выберите одну из комбинаций.
   *[other] Выберите одну из комбинаций; её эффект можно заменить универсальным.
}
prompt-error = Ни один номер не подходит: отметьте системную ошибку.
prompt-write = { $also ->
    [none] Впишите { $number } в ячейку ({ $effect }).
   *[other] Впишите { $number } или { $also } в ячейку ({ $effect }).
}
prompt-effect = { $how }
prompt-finish = { $missions_count ->
    [0] Подтвердите ход; до этого всё можно вернуть назад.
    [one] Условие миссии { $missions } соблюдено: выполните её или подтвердите ход.
   *[other] Условия миссий { $missions } соблюдены: выполните их или подтвердите ход.
}

# Действия

action-take = { $wild ->
    [none] { $crew ->
        [true] Выбрать комбинацию { $combination } с картой экипажа
       *[other] Выбрать комбинацию { $combination }
    }
   *[other] { $crew ->
        [true] Выбрать комбинацию { $combination } с эффектом «{ $wild }» и картой экипажа
       *[other] Выбрать комбинацию { $combination } с эффектом «{ $wild }»
    }
}
action-write = Вписать { $number }: { $spot }
action-error = Отметить системную ошибку
action-cross = Вписать «X»: { $spot }
action-mark = Отметить: { $spot }
action-skip = Не применять эффект
action-claim = Выполнить миссию { $mission }
action-confirm = Подтвердить: закончить ход

# Счёт

score-missions = Миссии
score-errors = Системные ошибки

# Настройки

option-adventure = Приключение
    .explain = У каждого приключения своё поле и свои правила: 1 — «Запуск», 2 — «Полёт», 3 — «Колония», 4 — «Шахта», 5 — «Купол», 6 — «Вирус», 7 — «Бегство», 8 — «Битва».
