## Общее

skip = К главному на странице
to-home = На главную
site = Страницы
list-more = { $list }, { $next }
list-last = { $list } и { $next }
site-places = Главные страницы
place-home = Главная
place-tables = Столы
place-friends = Друзья
place-profile = Профиль
place-settings = Настройки
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
theme = Тема
theme-system = Как в системе
theme-dark = Тёмная
theme-light = Светлая
theme-switch = { $theme ->
    [light] Светлая тема
   *[dark] Тёмная тема
}
settings = Настройки
settings-look = Вид, анимация, звук
palette = Цвета игроков
palette-why = Вторая палитра различима при любом цветовом зрении. У каждого игрока есть и своя фигура.
palette-standard = Обычные
palette-contrast = Различимые
motion = Анимация
motion-why = Фигуры едут, кубики катятся. Без анимации всё меняется сразу.
motion-system = Как в системе
motion-full = Включена
motion-none = Выключена
zoom = Масштаб поля
zoom-now = { $percent } %
sound = Звук
sound-off = Выключить звук
sound-on = Включить звук
sound-why = Короткий сигнал, когда от вас ждут ответа
notifications = Уведомления
notifications-why = Браузер сообщит, что ваш ход, пока вы на другой вкладке
notifications-on = Браузер сообщит, когда наступит ваш ход
notifications-off = Уведомления выключены
notifications-refused = Браузер запрещает этой странице уведомления. Их можно разрешить в его настройках для сайта.
notifications-missing = Этот браузер не умеет показывать уведомления с этой страницы
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
level-even = Средний
level-even-long = Средний уровень
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
setting-silent-spectators = Зрители молчат
setting-silent-spectators-why = В чате пишут только игроки
setting-open-hands = Открытые руки за одним экраном
setting-open-hands-why = Без занавеса между ходами
invite = Приглашение
invite-host-only = Ссылки на места есть у хозяина стола.
invite-full = Свободных мест нет, звать больше некого.
invite-qr = Приглашение QR-кодом
invite-group = Ссылка для всех
invite-group-why = Отправьте её в общий чат: каждый, кто перейдёт, займёт следующее свободное место.
invite-seats = Отдельная ссылка на каждое место
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
lobby-few = { $count ->
    [one] Начать одному
    [few] Начать с { $count } игроками
   *[many] Начать с { $count } игроками
}
lobby-start = Начать партию
join = Приглашение
join-title = Вас позвали за стол
join-why = Регистрация не нужна: назовитесь, чтобы вас узнали.
join-by-code = Стол { $code }
join-no-code = Стола с кодом { $code } нет
join-no-code-why = Проверьте код и попробуйте ещё раз. Код действует, пока партия не началась.
join-no-table = Это приглашение никуда не ведёт
join-no-table-why = Стола больше нет или партия уже началась. Попросите новую ссылку или введите код стола.
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
film-pause = Пауза
film-play = Продолжить
film-rate = Скорость чужих ходов
film-step = Одно событие
film-end = К настоящему
film-turn = К моему ходу
film-of = { $count ->
    [0] Ходит { $name }.
    [one] Ходит { $name }; ещё { $count } событие.
    [few] Ходит { $name }; ещё { $count } события.
   *[many] Ходит { $name }; ещё { $count } событий.
}
film-awaited = { $count ->
    [0] Вас уже ждёт вопрос.
    [one] Вас ждёт вопрос, до него ещё { $count } событие.
    [few] Вас ждёт вопрос, до него ещё { $count } события.
   *[many] Вас ждёт вопрос, до него ещё { $count } событий.
}
recap = Что изменилось
recap-again = Посмотреть ещё раз
recap-missed = Пока вас не было
recap-watch = Посмотреть
pass-choice = Пасовать за меня
pass-ask = Спрашивать
pass-unless-playable = Пас, если нечего играть
pass-this-time = Пас до конца боя
pass-in = пас через { $seconds } с
why-not = Почему нет?
why-instead = Можно так:
plain-nothing = Сейчас от вас ничего не ждут.
log = Журнал
log-empty = Ещё ничего не произошло.
log-older = Показать более ранние записи
chat = Чат
chat-empty = Здесь пока тихо.
chat-say = Сообщение
chat-send = Отправить
chat-mute = Отключить чат: { $name }
chat-unmute = Включить чат: { $name }
actions = Ходы
actions-none = Сейчас ходов нет.
score = Счёт
score-total = Итог
seat-yours = , это вы
seat-bot = бот
rival = автоматический соперник
rival-step = шаг { $step } из { $count }
rival-back = На шаг назад
rival-play = Показ или пауза
rival-step-on = На шаг вперёд
rival-all = До конца
seat-away = не на связи
seat-thinking = думает
seat-resigned = сдача
seat-menu = Место: { $name }
standing = Отвечать за меня
standing-why = Стол сам даёт эти ответы, как только приходит вопрос. Отмена хода возвращает и их.
standing-ask = спрашивать
seat-bot-plays = За вас сейчас играет бот.
seat-take-back = Вернуться за стол
seat-hand-over = Передать место боту. Его можно будет вернуть в любой момент.
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
known-seed = выбранный расклад
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
resign-why = Дальше за вас сыграет бот, вы займёте последнее место
resign-ends-why = Партия закончится вашим поражением
resign-do = Сдаться
resign-sure = Точно сдаться

# Действие, которое кончает игру для того, кто его делает

sure = Вы уверены?
sure-yes = Сделать
sure-no = Не делать
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
card-more = { $count ->
    [one] и ещё { $count } вариант
    [few] и ещё { $count } варианта
   *[many] и ещё { $count } вариантов
}
keys = Клавиши
key-undo = отменить ход
key-answer = главный ответ: закончить фазу, подтвердить
key-walk = с места на место по полю
key-enter = сделать то, что выбрано
key-zoom = поле крупнее, мельче, целиком
key-score = счёт
key-rules = правила
key-log = журнал
key-chat = чат
key-actions = все ходы
key-prompt = к вопросу
key-skip = к следующему событию
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
over-points = { $name }: { $points }
over-lost = Поражение
over-gave-up = Партия окончена сдачей: { $names }.
over-early = { $count ->
    [1] Победа: { $who }
   *[other] Общая победа: { $who }
}
over-join = К новой партии
over-rematch = Вас зовут сыграть ещё раз: новый стол уже открыт.
over-ended = Партия закончена без победителя
over-again = Ещё партию
over-replay = Просмотр
over-board = Поле
over-share = Поделиться
over-journal = Запись партии
over-journal-all = В записи есть всё, и то, что осталось закрытым.
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
moment-at = шаг { $at }
moment-leads = выход вперёд, счёт { $score }
moment-gains = счёт { $score }
moment-watch = Смотреть
chart = График очков по ходу партии
chart-title = Очки по ходу партии
chart-chapters = Часть партии
chart-target = цель { $target }
chart-start = начало
chart-decisions = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
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
replay-at = шаг { $at } из { $last }
replay-turn = Ход { $turn }
replay-begin = Начало партии
replay-quiet = В этом шаге ничего не видно
replay-eyes = Чьими глазами
replay-eyes-open = Видно открытое
replay-eyes-seat = Глазами: { $name }
replay-link = Ссылка на этот момент
replay-key = { $name }: +{ $points } на шаге { $at }

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
rules-both = Рядом: { $language }
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
daily-rules = Все на этом сервере играют один и тот же расклад дня, у каждого одна попытка. Отменить можно только то, что ничего не открыло. Партию можно отложить: она засчитается за день, в который начата. В зачёт идут те, у кого была учётная запись до начала дня и кто закончил не позже чем через сутки после его конца; тогда же можно смотреть партии всех.
daily-going = Партия ждёт вас там, где вы её оставили.
daily-missed = Этот день прошёл без вас.
daily-result = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $rank }-е место
daily-result-uncounted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, было бы { $rank }-е место
daily-uncounted = В зачёт идут те, у кого была учётная запись до начала дня. Ваше место в скобках показывает, каким оно было бы, и видно только вам.
daily-next = Новое через { $time }
daily-minutes = { $minutes } мин
daily-hours = { $hours } ч
daily-hours-minutes = { $hours } ч { $minutes } мин
daily-days = Другие дни
daily-earlier = Раньше
daily-later = Позже
daily-rank = Место
daily-player = Игрок
player-rating = { $rating }
player-rating-open = { $rating }?
daily-points = Очки
daily-end = Исход
daily-you = это вы
daily-ending-won = Победа
daily-ending-drawn = Ничья
daily-ending-lost = Поражение
daily-ending-resigned = Сдача
daily-ending-late = Вне зачёта
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
profile-logout-everywhere = Выйти на всех устройствах
profile-password-old = Текущий пароль
profile-password-new = Новый пароль
profile-change = Сменить пароль
profile-changed = Пароль изменён, на других устройствах выполнен выход
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
coach-next = Дальше
coach-end = Играть дальше
coach-do = ждём ваш ход
coach-wait = смотрите, что будет
coach-again = Начать заново
coach-astray = Пока рано: сначала то, что обведено.
coach-astray-next = Сначала дочитайте и нажмите кнопку.

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
gallery-fact-a = Минералы
gallery-fact-b = Энергия
gallery-fact-c = Миссии
gallery-unit = ПО
gallery-phase-deploy = Развёртывание
gallery-phase-move = Движение
gallery-phase-explore = Исследование
gallery-phase-fight = Бой
gallery-phase-income = Доход
gallery-ask = Куда поедет вездеход с B0?
gallery-wait = Марина думает…
gallery-card = Телепорт
gallery-card-text = Перенесите свой вездеход на любой свободный гекс.
gallery-refusal = До B10 два гекса, и ни один из них не дорога.
state-idle = Обычная
state-hover = Под курсором
state-focus = В фокусе
state-pending = Отправлено
state-disabled = Недоступна

## Встречи

meet = Найти игроков
meet-find = Найти игроков
meet-open = Открытые столы
meet-here = { $count ->
    [one] На сайте { $count } человек
    [few] На сайте { $count } человека
   *[many] На сайте { $count } человек
}
meet-which = Игра
meet-any = Любая игра
meet-any-pace = Любой темп
meet-live = За один присест
meet-days = По ходу за день
meet-lang = Язык
meet-any-lang = Любой язык
meet-now = Играть сейчас
meet-now-why = Вы сядете за стол, где ждут игроков. Если такого нет, откроется ваш, и другие найдут вас здесь.
meet-opened = Стол открыт: его видно в общем списке. Свободные места можно в любой момент отдать ботам.
meet-none = Сейчас открытых столов нет. Выберите игру и нажмите «Играть сейчас»: ваш стол будет первым.
meet-none-fit = Нет открытых столов с такими условиями.
meet-count = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}
meet-host = Хозяин: { $host }
meet-option = { $name }: { $choice }
meet-unrated = Без рейтинга
meet-free = { $free ->
    [0] Свободных мест нет.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
}
meet-free-there = { $free ->
    [0] Свободных мест нет. За столом: { $names }.
    [one] Свободно { $free } место. За столом: { $names }.
    [few] Свободно { $free } места. За столом: { $names }.
   *[many] Свободно { $free } мест. За столом: { $names }.
}
meet-sit = Сесть
meet-sit-at = Сесть за стол: { $game }, хозяин { $host }
pace-none = Без часов
pace-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[many] { $seconds } секунд на ход
}
pace-move-minutes = { $minutes } мин на ход
pace-game = { $minutes } мин на партию
pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
friends = Друзья
friends-none = Друзей пока нет. Отправьте кому-нибудь свою ссылку или предложите дружить после партии.
friends-here = на сайте
friends-away = не на сайте
friends-more = Ещё об игроке { $name }
friends-asking = Кто хочет дружить
friends-asks = { $name } хочет дружить
friends-accept = Принять
friends-decline = Отказаться
friends-part = Убрать из друзей
friends-block = Заблокировать
friends-unblock = Разблокировать
friends-mute = Заглушить
friends-unmute = Снова слышать
friends-blocked-done = Игрок { $name } заблокирован: он не сможет сесть за ваш открытый стол, пригласить вас или написать вам
friends-muted-done = Вы больше не видите, что пишет { $name }
friends-unblocked-done = Игрок { $name } больше не заблокирован
friends-unmuted-done = Вы снова видите, что пишет { $name }
friends-asked = Вы предложили дружить: { $names }
friends-asked-done = Предложение отправлено
friends-ask = Дружить
friends-new = { $name } теперь у вас в друзьях
friends-made = Теперь вы друзья
friends-link = Скопировать ссылку для друзей
friends-link-end = Отключить ссылку
friends-link-why = Кто откроет вашу ссылку, станет вашим другом. Друзья видят, когда вы на сайте и во что вы играли.
friends-apart = Заблокированы и заглушены: { $count }
friends-apart-one = в чёрном списке
friends-invited = С вами хотят дружить
friends-invited-why = Друзья видят, когда другой на сайте, зовут друг друга за стол и видят, во что другой играл.
friends-become = Подружиться
invite-friends = Позвать друзей
invite-friend-done = Приглашение отправлено: { $name }
company = Другие игроки
notice-rematch = { $name } зовёт сыграть ещё раз: { $game }, { $minutes } мин
notice-invited = { $name } зовёт за стол: { $game }, { $minutes } мин
notice-go = За стол
notice-look = Посмотреть
notice-later = Не сейчас
rating = Рейтинг
rating-games = Партии
rating-changes = Рейтинг после этой партии
rating-provisional = { $left ->
    [one] Ещё { $left } партия, и рейтинг станет постоянным.
    [few] Ещё { $left } партии, и рейтинг станет постоянным.
   *[many] Ещё { $left } партий, и рейтинг станет постоянным.
}
ladder = Таблицы лидеров
ladder-games = Игры
ladder-none = Здесь пока никого нет.
ladder-hidden = Свою строку видите только вы. Чтобы попасть в таблицу, откройте свои партии другим:
ladder-why = Рейтинг становится постоянным, когда сыграно партий: { $games }. Учитываются партии, которые доиграли хотя бы двое с учётной записью, если никто не выбирал расклад и стол не отмечен «без рейтинга». Кто сдался или просрочил время, тот последний.
player = Игрок
player-own = Моя статистика
player-show = Что видят другие
player-open = Мои партии видны всем
player-open-why = Статистика по ссылке и строка в таблицах лидеров. Иначе только друзьям
player-seen = Друзья видят, что я на сайте
player-seen-why = И могут позвать меня за стол
player-games = Партии
player-wins = Победы
player-share = { $wins } ({ $percent } %)
player-best = Лучший счёт
player-mean = Средний счёт
player-boards = Любимые поля
player-board = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [0] без побед
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
player-none = Законченных партий пока нет.
daily-archive = Архив
daily-streak = { $days ->
    [0] Серии нет
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
daily-longest = Самая длинная серия: { $days }
daily-day = День
daily-finished = Сыграли
daily-best = Лучший счёт
daily-own = Вы
daily-more = Более ранние дни
daily-nobody = Пока никто не играл.
setting-open = Открытый стол
setting-open-why = Виден всем в общем списке: может сесть любой
setting-unrated = Без рейтинга
setting-unrated-why = Партия не меняет ничей рейтинг

# Пока сайт закрыт.
away = Пока вас нет
away-why = Когда за столом ждут вас, а вы не здесь, мы можем сообщить об этом. В оповещении только игра и стол, больше ничего.
away-push = Оповещения на этом устройстве
away-push-on = Браузер сообщит, даже если сайт закрыт
away-push-off = Выключены
away-push-refused = Браузер запрещает этому сайту уведомления. Их можно разрешить в его настройках.
away-push-missing = Этот браузер не умеет получать оповещения. На iPhone и iPad сначала добавьте сайт на экран «Домой».
away-push-insecure = Браузеры разрешают это только сайтам с https
away-quiet = Тихие часы
away-quiet-why = О том, что случится в это время, сообщим после
away-from = С
away-until = до
away-digest = Как часто
away-digest-why = Новости нескольких столов — одним оповещением
away-digest-0 = Сразу
away-digest-60 = Раз в час
away-digest-180 = Раз в 3 ч
away-digest-1440 = Раз в день
away-muted = { $count ->
    [one] Молчит { $count } стол
    [few] Молчат { $count } стола
   *[many] Молчат { $count } столов
}
away-hear-all = Включить все
away-table = Оповещения с этого стола
away-table-why = Пока вас нет — так, как выбрано в настройках
mail = Письма
mail-why = Одно письмо обо всех столах, где вас ждут, с теми же тихими часами и паузами
mail-none = Этот сервер не отправляет писем
mail-guest = Письма приходят тем, у кого есть учётная запись: её можно создать выше, в профиле
mail-address = Ваш адрес
mail-give = Подтвердить
mail-ask = Мы отправили письмо на адрес { $address }. Откройте ссылку из него в течение суток.
mail-to = На адрес { $address }
mail-again = Отправить ещё раз
mail-other = Другой адрес
mail-forget = Удалить
mail-sent = Проверьте почту
vacation = Отпуск
vacation-why = Пока вы в отпуске, часы, которые считают дни, стоят, ваши места никому не отдадут, а мы вас не беспокоим. Все за вашими столами видят, когда вы вернётесь.
vacation-late = Отпуск длится не больше двух недель. Если на часах меньше суток, они идут, пока вы не ответите; часы на один, два или три дня так идут в последней четверти своего времени.
vacation-left = { $left ->
    [one] Остался { $left } день из { $year } на любые двенадцать месяцев.
    [few] Осталось { $left } дня из { $year } на любые двенадцать месяцев.
   *[many] Осталось { $left } дней из { $year } на любые двенадцать месяцев.
}
vacation-days = Дней
vacation-from = С (пусто — сразу)
vacation-go = В отпуск
vacation-plan = Запланировать
vacation-is = Вы в отпуске до { $until }.
vacation-planned = Вы будете в отпуске с { $from } до { $until }.
vacation-back = Отпуск окончен
vacation-cancel = Отменить отпуск
seat-vacation = в отпуске до { $until }
letter = Письма
letter-settings = Настройки
letter-confirm = Письма о столах, где вас ждут
letter-confirm-why = Кто-то — скорее всего, вы — просит писать на ваш адрес, когда партии ждут хода.
letter-confirm-do = Подтвердить адрес
letter-confirm-done = Адрес подтверждён. Теперь мы напишем, если за столом ждут вас, а вы не здесь.
letter-stop = Больше никаких писем
letter-stop-why = Мы не напишем вам, пока вы снова не включите письма в настройках.
letter-stop-do = Отписаться
letter-stop-done = Писем больше не будет.
letter-mute = Не оповещать о столе: { $game }
letter-mute-why = Пока вас нет, мы больше не будем сообщать об этом столе ни в письмах, ни на ваших устройствах.
letter-mute-do = Не оповещать об этом столе
letter-mute-done = Оповещения этого стола отключены. Включить их снова можно в настройках.
history-mute = Не оповещать об этом столе
history-unmute = Снова оповещать об этом столе
waiting = Приглашения
waiting-by = { $name } держит для вас место: { $game }
waiting-no = Нет, спасибо
invite-friend-waits = Приглашение дождётся друга: { $name }
next-game = { $count ->
    [1] Следующая партия
   *[other] Следующая партия ({ $count })
}

# Names one after the other
list = { $before }, { $next }
