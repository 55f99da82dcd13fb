welcome-to-the-moon-adventure = Приключение { $adventure } «{ $name }»
welcome-to-the-moon-caption = Приключение { $adventure } «{ $name }» · ход { $turn }
welcome-to-the-moon-points = очки
welcome-to-the-moon-phase-choose = Комбинация
welcome-to-the-moon-phase-write = Номер
welcome-to-the-moon-phase-effect = Эффект
welcome-to-the-moon-phase-missions = Миссии

welcome-to-the-moon-confirm = Подтвердить ход
welcome-to-the-moon-skip = Пропустить эффект
welcome-to-the-moon-take = { $wild ->
    [yes] Взять { $number } и универсальный эффект как «{ $effect }»
   *[no] Взять { $number } и эффект «{ $effect }»
}{ $crew ->
    [none] { "" }
   *[card] { "; с картой экипажа «" }{ $crew_name }»
}{ $rest ->
    [none] { "" }
   *[card] { "; ASTRA получит карту " }{ $rest_number }, «{ $rest_effect }» (+{ $worth })
}
welcome-to-the-moon-combinations = Комбинации этого хода
welcome-to-the-moon-next = Потом:
welcome-to-the-moon-next-is = Следующий эффект этой стопки: { $effect }
welcome-to-the-moon-number = Какой номер вписать:
welcome-to-the-moon-wild-as = Универсальный эффект как:
welcome-to-the-moon-wild-use = Взять { $number } с универсальным эффектом

welcome-to-the-moon-effect-robot = Инженеры
welcome-to-the-moon-effect-energy = { name-energy }
welcome-to-the-moon-effect-plant = { name-plant }
welcome-to-the-moon-effect-water = Вода
welcome-to-the-moon-effect-astronaut = Экипаж
welcome-to-the-moon-effect-planning = Управление

welcome-to-the-moon-effect-any = Любой эффект
welcome-to-the-moon-effect-either = { $one } или { $other }
welcome-to-the-moon-effect-choose = Эффект:
welcome-to-the-moon-closed = Закрыта в этот ход

welcome-to-the-moon-writing = пишет
welcome-to-the-moon-writing-long = Ещё не подтвердил ход
welcome-to-the-moon-ready = готов
welcome-to-the-moon-ready-long = Подтвердил ход
welcome-to-the-moon-fact-missions = Выполнено миссий: { $count } из 3
welcome-to-the-moon-fact-errors = Системные ошибки: { $count }
welcome-to-the-moon-fact-filled = Заполнено ячеек: { $count }

welcome-to-the-moon-missions = { score-missions }
welcome-to-the-moon-first-later = первым / позже
welcome-to-the-moon-far = Выполнено { $done } из { $of }
welcome-to-the-moon-far-short = { $done } из { $of }
welcome-to-the-moon-tap-again = Нажмите ещё раз, чтобы сделать это
welcome-to-the-moon-letter = { $letter ->
    [B] Б
    [C] В
   *[A] А
  }
welcome-to-the-moon-in-rockets = Награда — звездолёты стартовой зоны
welcome-to-the-moon-was-first = первым
welcome-to-the-moon-was-later = позже
welcome-to-the-moon-others = За столом
welcome-to-the-moon-waits = ждём: { $names }
welcome-to-the-moon-open-sheet = Открыть лист: { $name }
welcome-to-the-moon-sheet = Лист: { $name }
welcome-to-the-moon-next-sheet = Следующий лист
welcome-to-the-moon-my-sheet = Закрыть
welcome-to-the-moon-table = Миссии и игроки
welcome-to-the-moon-help = Памятка
welcome-to-the-moon-pad = Мой счёт
welcome-to-the-moon-pad-left = левое
welcome-to-the-moon-pad-right = правое
welcome-to-the-moon-pad-plants = { score-plants }
welcome-to-the-moon-pad-water = Вода
welcome-to-the-moon-pad-green = Зелёные планеты
welcome-to-the-moon-pad-blue = Синие планеты
welcome-to-the-moon-pad-grey = Серые планеты
welcome-to-the-moon-pad-planning = { score-planning }

welcome-to-the-moon-sheet-total = Итог
welcome-to-the-moon-sheet-after-launch = после старта
welcome-to-the-moon-sheet-errors = Системные ошибки: −5 за каждую
welcome-to-the-moon-sheet-launch = СТАРТ
welcome-to-the-moon-sheet-earth = Земля
welcome-to-the-moon-sheet-moon = Луна
welcome-to-the-moon-sheet-water = вода
welcome-to-the-moon-sheet-longest = длина
welcome-to-the-moon-sheet-sections = отрезки
welcome-to-the-moon-sheet-quarters = Кварталы
welcome-to-the-moon-sheet-crew = Экипаж
welcome-to-the-moon-sheet-tower = Башня: 1 · 2 · 3
welcome-to-the-moon-sheet-ends = Верх и низ
welcome-to-the-moon-sheet-dome = Купол
welcome-to-the-moon-sheet-blocks = Блоки
welcome-to-the-moon-sheet-infected = Заражено
welcome-to-the-moon-sheet-infected-each = −1 за ячейку
welcome-to-the-moon-sheet-greenhouses = Теплицы
welcome-to-the-moon-sheet-greenhouse-points = 1 · 2 · 3 растения = 2 · 4 · 7
welcome-to-the-moon-sheet-greenhouse-first = первым ×2
welcome-to-the-moon-sheet-modules = Модули
welcome-to-the-moon-sheet-module-points = 1 · 2 · 3 энергии = 2 · 4 · 7
welcome-to-the-moon-sheet-module-tank = с резервуаром ×2

welcome-to-the-moon-reminder = Приключение { $adventure }: { $name }
welcome-to-the-moon-reminder-goal = Что делаем
welcome-to-the-moon-reminder-effects = Эффекты
welcome-to-the-moon-reminder-score = Очки
welcome-to-the-moon-reminder-end = Игра кончается в конце хода, когда
welcome-to-the-moon-reminder-launch = Эффект карты только выбирает уровень. Когда отсек заполнен, срабатывают его значки:
welcome-to-the-moon-bonus-rocket = Зачеркните столько звездолётов стартовой зоны, снизу вверх.
welcome-to-the-moon-bonus-rocket-off = Без заправки не считается: стрелку нужно закрасить, пока отсек не заполнен.
welcome-to-the-moon-bonus-refuel = Закрасьте стрелку неактивного звездолёта в незаполненном отсеке.
welcome-to-the-moon-bonus-x = Впишите «X» в любую пустую ячейку.
welcome-to-the-moon-bonus-sabotage = Все остальные обводят системную ошибку; значок больше никому не достанется.
welcome-to-the-moon-goal-1 = Заполните корабль и стартуйте первыми: зачеркните все 31 звездолёт и все ошибки.
welcome-to-the-moon-goal-2 = Летите с Земли на Луну: делите путь на отрезки, заполняйте их целиком, собирайте воду и обживайте станции.
welcome-to-the-moon-goal-3 = Стройте колонию: соединяйте модули тоннелями, выращивайте растения, ловите сигналы.
welcome-to-the-moon-goal-4 = Разрабатывайте шахты: что обведено, добывается, когда заполнены все три ячейки шахты.
welcome-to-the-moon-goal-5 = Растите небоскрёбы от земли вверх и вниз, стройте купол и исследовательскую башню.
welcome-to-the-moon-goal-6 = Заселяйте блоки и эвакуируйте их полными, пока вирусы не дошли до них по проходам.
welcome-to-the-moon-goal-7 = Открывайте шлюзы, заполняйте модули и теплицы шести звездолётов.
welcome-to-the-moon-goal-8 = Захватывайте планеты на двух полях, общих с соседями: поле меняется каждый ход.
welcome-to-the-moon-key-skip = отказаться от необязательного

## Комбинация
welcome-to-the-moon-pile-left = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
   *[many] В стопке { $count } карт
  }
welcome-to-the-moon-fits = { $count ->
    [0] некуда вписать
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[many] { $count } ячеек
  }
welcome-to-the-moon-fits-in = { welcome-to-the-moon-fits }: { $kind ->
    [floor] { $groups ->
        [1] уровень
       *[other] уровни
      } { $list }
    [row] { $groups ->
        [1] ряд
       *[other] ряды
      } { $list }
    [level] { $groups ->
        [1] уровень
       *[other] уровни
      } { $list }
    [tower] { $groups ->
        [1] небоскрёб
       *[other] небоскрёбы
      } { $list }
    [quarter] { $groups ->
        [1] блок
       *[other] блоки
      } { $list }
    [ship] { $groups ->
        [1] звездолёт
       *[other] звездолёты
      } { $list }
   *[planet] { $groups ->
        [1] планета
       *[other] планеты
      } { $list }
  }
