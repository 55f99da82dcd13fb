# Место называется цветом: имя из одного слова можно вписать в действие.
seat-0 = Красный
seat-1 = Синий
seat-2 = Зелёный
seat-3 = Жёлтый
seat-4 = Фиолетовый
seat-5 = Оранжевый
# По одной букве для карт.
seat-0-letter = К
seat-1-letter = С
seat-2-letter = З
seat-3-letter = Ж
seat-4-letter = Ф
seat-5-letter = О

rules-unknown = Правила { $rule } нет.
rules-near = Правила { $rule } нет. Похожие: { $near }.
rules-none = Ни в одном правиле нет слов «{ $words }».

replay-table = { $game }, мест: { $players }, зерно { $seed }: { $actions } { $actions ->
    [one] действие
    [few] действия
   *[many] действий
}.

outcome-winner = { $winners_count ->
    [one] Побеждает { $winners }.
   *[other] Победу делят { $winners }.
}
outcome-solo-won = Вы обыграли игру с перевесом { $margin }.
outcome-solo-drawn = Ни вы, ни игра не победили.
outcome-solo-lost = Игра обыграла вас с перевесом { $margin }.
outcome-none = Партия ещё не закончена.
outcome-score = очки
outcome-place = место

term-you = вы
term-human = человек
term-bot = бот { $bot }
term-seed = Зерно { $seed }. То же зерно и те же действия дадут ту же партию.
term-welcome = Введите номер действия или его запись. Слово «помощь» покажет остальные слова.
term-asks = { $name }: { $question }
term-curtain = Теперь решает { $name }. Остальные отворачиваются; нажмите Enter, когда будете готовы.
term-no-number = Действия с номером { $number } нет; последнее в списке — { $last }.
term-unreadable = «{ $text }» — не действие и не слово этого стола. Выберите номер из списка или наберите «помощь».
term-why = Почему: «правила { $rule }».
term-undone = { $name } берёт назад: { $action }
term-undo-nothing = Вам нечего брать назад.
term-undo-others = После этого действовал кто-то другой; взять его назад нельзя.
term-undo-barrier = После этого открылись кости, карта или другая тайна; взять его назад нельзя.
term-quit = Вы вышли из-за стола.
term-over = Партия окончена.
term-stuck = Никто не может продолжать, а партия не окончена. Это ошибка программы.
term-bot-silent = Бот { $name } не назвал ни одного дозволенного действия. Это ошибка программы.
term-journal = Журнал партии записан в { $file }.
term-log-empty = Ещё ничего не произошло.
term-help =
    номер         выполняет это действие из списка
    запись        выполняет это действие: «{ $example }»
    отмена        берёт назад ваше последнее действие, пока никто другой не действовал и ничего не открылось
    правила ID    показывает правило; «правила» — правило вопроса, «правила слово» ищет слово
    счёт          показывает очки строка за строкой
    журнал        показывает всё, что произошло
    поле          рисует стол ещё раз
    помощь        показывает это
    выход         уводит из-за стола

nexus-vp = ПО
nexus-rubium = рубиум
nexus-energize = поддержка
nexus-secrets = секретные
nexus-supply = запас
nexus-hand = Ваша рука
nexus-empty-hand = карт нет
nexus-turn = Ходит { $name }, { $phase }
nexus-over = Партия окончена
nexus-battle = Бой на { $hex }: { $attacker } атакует, защищается { $defender }
nexus-legend-terrain = Л лес  К кристаллы  Г горы  М магма  Ø Монолит  *2 шахта  ? не исследован
nexus-legend-units = ч человек  ф фунгоид  к кристаллин  р рок страйдер  л лава липер  д дракон
nexus-letter-forest = Л
nexus-letter-crystal = К
nexus-letter-rock = Г
nexus-letter-magma = М
nexus-letter-monolith = Ø
nexus-unit-letters = чфкрлд
nexus-phase-deploy = развёртывание
nexus-phase-move = движение
nexus-phase-explore = исследование
nexus-phase-fight = бой
nexus-phase-income = доход
nexus-phase-draw = набор карт

play-ready = Lagrange готов: { $url } (Ctrl-C завершает; партии сохраняются).
serve-ready = Сервер работает: { $url }
serve-no-folder = В этой системе нет обычного места для данных. Укажите папку: --data.
