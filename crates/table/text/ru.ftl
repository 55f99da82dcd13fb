# Боты носят имена звёзд, свободные места — номера.

bot-0 = Вега
bot-1 = Ригель
bot-2 = Альтаир
bot-3 = Денеб
bot-4 = Мира
bot-5 = Антарес
seat-0 = Место 1
seat-1 = Место 2
seat-2 = Место 3
seat-3 = Место 4
seat-4 = Место 5
seat-5 = Место 6

# Что происходит за столом помимо игры.

table-configured = Хозяин изменил настройки стола.
table-claimed = За стол садится { $seat }.
table-left = Из-за стола уходит { $name }.
table-renamed = Игрока теперь зовут { $seat }.
table-started = Игра начинается.
table-undone = { $seat }: последнее действие отменено.
table-undone-by-agreement = { $seat }: по согласию { $actions ->
    [1] отменено последнее действие
    [one] отменено { $actions } последнее действие
    [few] отменены { $actions } последних действия
   *[many] отменены { $actions } последних действий
}.
table-undone-and-redealt = { $seat }: по согласию { $actions ->
    [1] отменено последнее действие
    [one] отменено { $actions } последнее действие
    [few] отменены { $actions } последних действия
   *[many] отменены { $actions } последних действий
}. Всё, чего никто не видел, сдано заново.
table-undo-asked = { $seat } просит отменить действие.
table-undo-accepted = { $name }: согласие на отмену.
table-undo-denied = Отмены не будет: { $name } против.
table-end-asked = { $name } предлагает закончить игру.
table-end-accepted = { $name }: согласие закончить игру.
table-end-denied = Игра продолжается: { $name } против.
table-handed-over = За игрока { $seat } теперь играет бот.
table-timed-out = { $seat }: время вышло, дальше играет бот.
table-taken-back = { $seat } снова играет.
table-clock-resumed = Сервер снова работает. Пока его не было, часы стояли.
table-resigned = { $seat } сдаётся.
table-agreed-end = Все согласны закончить игру.
table-ended = Игра окончена.
table-rematch = Те же игроки встречаются за новым столом.

# Почему стол чего-то не делает.

refusal-no-such-seat = За столом нет такого места.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-your-seat = За это место играете не вы.
refusal-not-a-player = Это могут сделать только игроки этого стола.
refusal-not-at-table = { $name } не за столом; места люди занимают сами.
refusal-laid-out = Стол уже готов; меняйте что-то одно за раз.
refusal-seat-taken = Это место занято.
refusal-seat-held = Здесь сидит { $name }. Изменить можно только место, за которым никто не сидит.
refusal-not-in-seat = Этого игрока на этом месте уже нет, поэтому никто не удалён.
refusal-no-seat-left = Все места за этим столом заняты.
refusal-seats-open = Ещё есть свободные места. Пригласите кого-нибудь или отдайте их ботам.
refusal-already-started = Игра уже началась.
refusal-not-started = Игра ещё не началась.
refusal-game-over = Игра окончена.
refusal-not-over = Это можно сделать, когда игра закончится.
refusal-wrong-options = Такую игру нельзя разложить: { $why }
refusal-wrong-clock = Часы дают не меньше секунды и не больше десяти лет, а добавка за ход — не больше суток.
refusal-wrong-pause = Пауза перед пасом — не больше { $most } миллисекунд.
refusal-unknown-bot = Такого бота нет: { $why }
refusal-bot-too-slow = Бот может думать над решением не дольше { $seconds } секунд и не больше чем в два потока.
refusal-stale-decision = Положение уже изменилось; посмотрите ещё раз и решите.
refusal-not-asked = Сейчас от этого места ничего не требуется.
refusal-unreadable = «{ $action }» — не действие этой игры.
refusal-too-early = Пас здесь засчитывается чуть позже, чтобы его скорость ни о чём не говорила.
refusal-nothing-to-undo = У этого места нет действий, которые можно отменить.
refusal-undo-denied = Другие игроки не согласились на эту отмену.
refusal-request-pending = Одна просьба уже ждёт ответа; двух сразу не бывает.
refusal-no-request = Такая просьба не ждёт вашего ответа.
refusal-has-resigned = Этот игрок сдался.
refusal-not-absent = Этот игрок за столом; передать боту можно только место отсутствующего.
refusal-no-spectators = Хозяин закрыл этот стол для зрителей.
refusal-empty = Здесь одни пробелы; напишите что-нибудь.
refusal-too-many = Слишком много за раз; можно не больше { $most }.
refusal-too-long = Слишком длинно; можно не больше { $most } знаков.
refusal-no-such-window = Такого вопроса в этой игре не задают.
refusal-daily-stands = В испытании дня случай одинаков для всех, поэтому то, что уже открылось, отменить нельзя.
refusal-daily-is-yours = Испытание дня вы проходите сами: передать место боту нельзя.
refusal-daily-to-the-end = Испытание дня играют до конца. Его можно отложить или сдаться.
