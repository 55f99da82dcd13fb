## Общее

skip = К главному на странице
to-home = На главную
back = Назад
close = Закрыть
show = Показать
save = Сохранить
saved = Сохранено
copy = Копировать
copied = Ссылка скопирована
copy-failed = Браузер не даёт скопировать. Ссылка: { $text }
loading = Загружаем…
sending = Отправляем ход…
you = Вы
more = Ещё
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
missing = Такой страницы нет
problem-missing = По этому адресу ничего нет. Возможно, ссылка устарела.
problem-server = Сервер ответил ошибкой { $status }. Попробуйте ещё раз.
problem-network = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
offline = Связь потеряна, восстанавливаем.
offline-unsent = { $count ->
    [one] { $count } ход отправим, как только она вернётся.
    [few] { $count } хода отправим, как только она вернётся.
   *[many] { $count } ходов отправим, как только она вернётся.
}
offline-now = Подключиться сейчас

## Язык и вид

language = Язык
language-ru = Русский
language-en = English
theme = Тема
theme-system = Как в системе
theme-dark = Тёмная
theme-light = Светлая
theme-switch = { $theme ->
    [light] Светлая тема
   *[dark] Тёмная тема
}
settings = Настройки
settings-look = Вид, движение, звук
palette = Цвета игроков
palette-why = Вторая палитра различима при любом цветовом зрении. У каждого игрока есть и своя фигура.
palette-standard = Обычные
palette-contrast = Различимые
motion = Движение
motion-why = Фигуры едут, кубики катятся. Без движения всё меняется сразу.
motion-system = Как в системе
motion-full = Есть
motion-none = Нет
zoom = Масштаб поля
zoom-now = { $percent } %
sound = Звук
sound-off = Выключить звук
sound-on = Включить звук
sound-why = Короткий сигнал, когда от вас ждут ответа
notifications = Уведомления
notifications-why = Браузер сообщит, что ваш ход, пока вы на другой вкладке
always-ask = Всегда спрашивать
always-ask-why = Даже если можно только спасовать; иначе стол пасует сам
action = Ход
action-list = Список всех ходов
action-list-why = Вкладка со всеми возможными ходами словами: можно играть без поля
gallery = Галерея компонентов
gallery-note = все части интерфейса во всех состояниях

## Главная

home-title = Пять космических настольных игр
home-title-1 = Пять точек равновесия.
home-title-2 = Пять игр о космосе
home-lead = Полные правила, боты разной силы, партии с друзьями по ссылке. Откройте браузер и играйте, регистрация не нужна.
home-start = Начать игру
home-choose = Выберите игру
home-two-clicks = два нажатия до первого хода
home-rights = Неофициальная реализация правил. Названия игр принадлежат их владельцам; тексты и рисунки сделаны для этого проекта.
join-code = код стола
join-enter = Войти
continue = Продолжить
continue-waiting = { $count ->
    [one] { $count } ждёт вас
   *[other] { $count } ждут вас
}
continue-all = Все мои партии
status-yours = Ваш ход
status-theirs = Ходит { $name }
status-lobby = Набор игроков
status-going = Идёт
bell = { $count ->
    [0] Мои партии
    [one] Мои партии: { $count } ждёт вас
   *[other] Мои партии: { $count } ждут вас
}
card-players = Игроки
card-time = Время
card-minutes = { $minutes } мин
card-weight = Сложность { $weight } из 5
card-play = Играть
card-rules = Правила { $name }
card-soon = готовится
game-nexus-ops = Захват луны: шахты, драконы и секретные миссии
game-welcome-to-the-moon = Пишите числа, ведите восемь приключений к Луне
game-planet-unknown = Заселяйте планету полимино со станции
game-on-mars = Стройте колонию между орбитой и поверхностью
game-skymines = Акции горных компаний на Луне и в поясе
quick-opponents = Соперники
quick-bots = { $count ->
    [one] Против { $count } бота
   *[other] Против { $count } ботов
}
quick-level = Уровень ботов
quick-start = Начать
quick-lobby = Стол для друзей
quick-tutorial = Обучение
level-novice = Новичок
level-novice-long = Новичок
level-novice-why = бот, ходит наугад
level-even = Ровный
level-even-long = Ровный уровень
level-even-why = бот, видит на ход вперёд
level-strong = Сильный
level-strong-long = Сильный уровень
level-strong-why = бот, думает полсекунды
level-master = Мастер
level-master-long = Мастер
level-master-why = бот, думает две секунды

## Новый стол

new-table = Новый стол
lobby-private = виден только по ссылке
lobby-facts = Игроков: { $players } · { $minutes } мин · на ходу можно прийти и уйти
seats = Места
lobby-order-random = порядок хода случаен
lobby-order-fixed = ходят в этом порядке
lobby-add-seat = Место
lobby-open = Свободно
lobby-open-why = займёт первый, кто войдёт по ссылке
lobby-you = вы
lobby-you-host = вы, хозяин стола
lobby-here = за столом
lobby-away = место занято, но сейчас не на связи
lobby-bot-own = бот { $spec }
lobby-bot = Посадить бота
lobby-hot-seat = За этим экраном
lobby-ready = на месте
lobby-free = Освободить место
lobby-remove = Убрать место
lobby-spectators = Смотреть может каждый, у кого есть ссылка; рук игроков зрители не видят.
lobby-no-spectators = Зрителей за этим столом нет.
lobby-options = Правила стола
lobby-option-seats = если мест за столом: { $seats }
lobby-option-own = Отдельно для каждого игрока
lobby-pace = Ход партии
clock = Часы
clock-why = когда время вышло, за игрока ходит бот
clock-left = Осталось времени
clock-none = Без часов
clock-move-90 = 90 секунд на ход
clock-game-20 = 20 мин на партию
clock-game-45 = 45 мин на партию
clock-days-1 = День на ход
clock-days-3 = Три дня на ход
setting-shuffle-seats = Случайный порядок
setting-shuffle-seats-why = Места разыграют при старте
setting-spectators = Зрители
setting-spectators-why = Смотреть партию по ссылке
setting-open-hands = Открытые руки за одним экраном
setting-open-hands-why = Без занавеса между ходами
invite = Приглашение
invite-host-only = Ссылки на места есть у хозяина стола.
invite-full = Свободных мест нет, звать больше некого.
invite-qr = Приглашение QR-кодом
invite-link = Ссылка на место { $seat }
invite-why = Ссылка сажает на своё место; код стола — на любое свободное.
lobby-wait = { $count ->
    [one] Ждём { $count } игрока.
   *[other] Ждём { $count } игроков.
}
lobby-wait-why = Можно посадить ботов и начать сейчас.
lobby-wait-host = Ждём, когда хозяин стола начнёт партию.
lobby-all-here = Все на местах.
lobby-fill = { $count ->
    [one] Добавить бота
   *[other] Добавить ботов: { $count }
}
lobby-start = Начать партию
join = Приглашение
join-title = Вас позвали за стол
join-why = Регистрация не нужна: назовитесь, чтобы вас узнали.
join-sit = Сесть за стол

## Стол

board = Поле
dock = Вопрос и карты
side = Журнал, чат, ходы
prompt = Вопрос
phases = Фазы хода
prompt-yours = Ваш ход.
prompt-out-of-turn = Вопрос не в свой ход.
prompt-waiting = { $count ->
    [one] Ходит { $names }
   *[other] Ждём: { $names }
}
prompt-thinking = { $count ->
    [one] { $names } думает…
   *[other] Думают: { $names }
}
prompt-nobody = Ждём остальных
prompt-over = Партия завершена
prompt-spectator = Вы смотрите эту партию. Руки игроков скрыты.
prompt-clear = Снять выбор
pass-choice = Пасовать за меня
pass-ask = Спрашивать
pass-unless-playable = Пас, если нечего играть
pass-this-time = Пас до конца боя
pass-in = пас через { $seconds } с
why-not = Почему нет?
plain-nothing = Сейчас от вас ничего не ждут.
log = Журнал
log-empty = Ещё ничего не произошло.
chat = Чат
chat-empty = Здесь пока тихо.
chat-say = Сообщение
chat-send = Сказать
actions = Ходы
actions-none = Сейчас ходов нет.
score = Счёт
score-total = Всего
seat-yours = , это вы
seat-bot = бот
seat-away = не на связи
seat-thinking = думает
seat-resigned = сдача
seat-menu = Место: { $name }
seat-bot-plays = За вас сейчас играет бот.
seat-take-back = Вернуться за стол
seat-hand-over = Передать место боту. Его можно будет вернуть в любой момент.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
known-seed = известное зерно
undo-can = Отменить ход
undo-ask = Попросить отмену
undo-no = Отменять нечего
request-undo = { $name } просит отменить { $actions ->
    [one] { $actions } ход
    [few] { $actions } хода
   *[many] { $actions } ходов
}.
request-undo-mine = { $count ->
    [one] Просим отмену: ждём { $count } ответ.
    [few] Просим отмену: ждём { $count } ответа.
   *[many] Просим отмену: ждём { $count } ответов.
}
request-end = { $name } предлагает закончить партию здесь.
request-end-mine = { $count ->
    [one] Предлагаем закончить: ждём { $count } ответ.
    [few] Предлагаем закончить: ждём { $count } ответа.
   *[many] Предлагаем закончить: ждём { $count } ответов.
}
request-yes = Согласиться
request-no = Нет
request-withdraw = Отозвать
end-agree = Закончить по согласию
end-agree-why = Если согласны все, партия кончается с нынешним счётом
end-ask = Предложить
resign = Сдаться
resign-why = Место доиграет бот
resign-do = Сдаться
resign-sure = Точно сдаться
curtain-title = Очередь игрока { $name }
curtain-why = Передайте экран. Карты откроются, когда игрок будет готов.
curtain-ready = Готово, показывайте
die = { $hit ->
    [true] кубик { $face }, попадание
   *[false] кубик { $face }
}
board-fit = Показать всё поле
board-in = Крупнее
board-out = Мельче
board-zoom = Масштаб поля
board-map = Карта поля: показать место
card-assumed = Считаем так: { $text }.
card-instead = Или:
keys = Клавиши
key-undo = отменить ход
key-score = счёт
key-rules = правила
key-log = журнал
key-chat = чат
key-actions = все ходы
key-prompt = к вопросу
key-skip = пропустить движение
key-back = снять выбор, закрыть
key-help = эта подсказка
title-turn = ● Ваш ход: { $name }
title-question = ● Вам вопрос: { $name }
title-over = Конец партии: { $name }

## Конец партии

over = Партия завершена
over-you = Победа ваша: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
over-won = { $count ->
    [1] Победа: { $who }
   *[other] Общая победа: { $who }
}
over-lost = Поражение
over-ended = Партия закончена без победителя
over-again = Ещё партию
over-replay = Просмотр
over-board = Поле
over-share = Поделиться
over-journal = Запись партии
over-result = К итогам

old-rules = Прежние правила
old-stuck = Эту партию нельзя продолжить
old-stuck-why = Она начата по правилам версии { $played }. Теперь сервер играет по версии { $known }, и те же ходы могли бы привести к другому, поэтому ходить здесь больше нельзя.
old-stuck-what = Можно сыграть ещё раз тем же составом по новым правилам или скачать запись партии. Ничего не пропало.
old-stuck-watch = Её участники могут начать заново по новым правилам.
old-over-why = Партия сыграна по правилам версии { $played }, а сейчас сервер играет по версии { $known }. Итог, журнал и запись сохранены, но пересмотреть партию ход за ходом нельзя.
old-again = Сыграть по новым правилам
old-board = Последняя позиция
old-look = Посмотреть
old-whole-log = Показать журнал целиком
old-board-note = Так всё стояло. Ходить здесь больше нельзя.
old-behind = Показана позиция после действия № { $seen } из { $actions }.
old-no-log = Эта партия закончилась раньше, чем журналы стали сохранять. Все ходы есть в записи.
old-no-points = —
moments = Решающие моменты
moment-at = решение { $at }
moment-leads = выход вперёд, счёт { $score }
moment-gains = счёт { $score }
moment-watch = Смотреть
chart = График очков по ходу партии
chart-title = Очки по ходу партии
chart-chapters = Часть партии
chart-target = цель { $target }
chart-start = начало
chart-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}

## Просмотр

replay = Просмотр партии
replay-start = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-end = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-moment = Момент партии
replay-at = Решение { $at } из { $last }
replay-begin = Начало партии
replay-quiet = Решение без событий
replay-eyes = Чьими глазами
replay-eyes-open = Видно открытое
replay-eyes-seat = Глазами: { $name }
replay-link = Ссылка на этот момент
replay-key = { $name }: +{ $points } на решении { $at }

## Правила

rules = Правила
rules-of = Правила { $name }
rules-search = Поиск по правилам
rules-page = Открыть все правила
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-found-for = Найдено: «{ $words }»
rules-nothing = Ничего не найдено. Попробуйте другое слово или номер правила.
rules-hint = Начните печатать: ищем в номерах, названиях и текстах правил.
rules-both = Рядом по-английски
rules-contents = Содержание
rules-game = Игра
rules-results = Найденные правила
rule-copy = Скопировать ссылку на правило { $id }
origin-book = по книге правил
origin-public = по открытым сведениям
origin-decision = наше решение
origin-reconstructed = восстановлено

## Партии

history = Мои партии
history-open = Идут сейчас
history-past = Завершённые
history-none-open = Начатых партий нет.
history-none = Завершённых партий пока нет.
history-won = Победа
history-lost = Поражение
history-over = Завершена
history-go = Продолжить
upload = Посмотреть чужую партию
upload-why = Загрузите запись партии (файл .jsonl): её можно скачать в конце любой игры.
upload-choose = Выбрать файл

## Испытание дня

daily = Испытание дня
daily-results = Итоги дня
daily-results-of = Итоги: { $date }
daily-number = { $name } { $value }
daily-titled = { $text } «{ $choice }»
daily-choice = { $name }: { $choice }
daily-begin = Принять вызов
daily-go-on = Продолжить
daily-one-try = Один расклад на всех, одна попытка.
daily-used = Ваша попытка использована, второй не будет.
daily-again = Ещё одна, вне зачёта
daily-rules = Все на этом сервере играют один и тот же расклад дня, у каждого одна попытка. Отменить можно только то, что ничего не открыло. Партию можно отложить: она засчитается за день, в который начата.
daily-going = Партия ждёт вас там, где вы её оставили.
daily-missed = Этот день прошёл без вас.
daily-result = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $rank }-е место
daily-next = Новое через { $time }
daily-minutes = { $minutes } мин
daily-hours = { $hours } ч
daily-hours-minutes = { $hours } ч { $minutes } мин
daily-days = Другие дни
daily-earlier = Раньше
daily-later = Позже
daily-rank = Место
daily-player = Игрок
daily-points = Очки
daily-end = Исход
daily-you = это вы
daily-ending-won = Победа
daily-ending-drawn = Ничья
daily-ending-lost = Поражение
daily-ending-resigned = Сдача
daily-watch = Посмотреть партию: { $name }
daily-played = { $count ->
    [0] Пока никто не закончил.
    [one] Закончил { $count } игрок.
    [few] Закончили { $count } игрока.
   *[many] Закончили { $count } игроков.
}
daily-playing = { $count ->
    [one] Ещё { $count } играет.
   *[other] Ещё { $count } играют.
}
daily-resign-why = Партия кончится, места в итогах дня не будет

## Профиль

profile = Профиль
profile-name = Имя за столом
profile-guest = Вы играете как гость: партии хранятся в этом браузере. Логин и пароль откроют их на других устройствах.
profile-account = Вы вошли как { $login }.
profile-login = Логин
profile-password = Пароль
profile-enter = Войти
profile-create = Создать
profile-in = Вы вошли
profile-out = Вы вышли
profile-logout = Выйти
tokens = Свои боты
tokens-why = Ключ позволяет программе играть за вас.
token-name = Название ключа
token-create = Создать ключ
token-delete = Удалить ключ { $name }
token-made = Ключ показываем один раз:

## Обучение

tutorial = Обучение
coach-step = Шаг { $at } из { $count }
coach-skip = Пропустить обучение
coach-fold = Свернуть подсказку
coach-unfold = Развернуть подсказку
coach-next = Дальше
coach-end = Играть дальше
coach-do = ждём ваш ход
coach-wait = смотрите, что будет

## Галерея

gallery-controls = Кнопки и поля
gallery-pieces = Места, фазы, кубики
gallery-surfaces = Вопрос, карты, отказ
gallery-icons = Значки
gallery-choice-a = Нет
gallery-choice-b = 20 мин
gallery-choice-c = Ход в день
gallery-toggle = Зрители
gallery-seat = Игрок { $seat }
gallery-fact-a = Рубиум
gallery-fact-b = Карты поддержки
gallery-fact-c = Секретные миссии
gallery-phase-deploy = Развёртывание
gallery-phase-move = Движение
gallery-phase-explore = Исследование
gallery-phase-fight = Бой
gallery-phase-income = Доход
gallery-ask = Куда пойдёт Рок Страйдер с B0?
gallery-wait = Марина думает…
gallery-card = Телепорт
gallery-card-text = Перенесите свой отряд на любой другой гекс без врагов.
state-idle = Обычная
state-hover = Под курсором
state-focus = В фокусе
state-pending = Отправлено
state-disabled = Недоступна

## Nexus Ops: поле, рука, бой

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
nexus-ops-reward-hill = Царь горы
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
