# Words of the board: everything that is not a rule.
skymines-skymine = Skymine
skymines-minerva = Minerva
skymines-astrogo = Astrogo
skymines-tawac = Tawac
skymines-caption = { $map } · раунд { $round } из { $rounds }
skymines-caption-chapter = Глава { $chapter } · { $map } · раунд { $round } из { $rounds }
skymines-phase-planning = Планирование
skymines-phase-action = Действия
skymines-coins-unit = монет
skymines-ready = готов
skymines-ready-long = Карты выбраны, ждёт остальных
skymines-out = вышел
skymines-out-long = Закончил фазу действий
skymines-fact-shares = Акций: { $count }
skymines-fact-helium = Гелий: { $count }
skymines-fact-research = Экран исследований: { $count }
skymines-fact-first = Маркер первого игрока
skymines-views = Части стола
skymines-view-moon = Луна
skymines-view-belt = Пояс
skymines-view-markets = Рынки и бонусы
skymines-view-console = Мой пульт
skymines-tab-markets = Рынки
skymines-tab-console = Пульт
skymines-round = раунд
skymines-round-of = Раунд { $round } из { $rounds }
skymines-energy-of = { $planned ->
    [0] Энергия: потрачено { $spent } из { $all }
   *[other] Энергия: потрачено { $spent }, в плане { $planned }, из { $all }
}
skymines-energy-sum = { $planned ->
    [0] { $spent }
   *[other] { $spent } + { $planned }
}
skymines-energy-all = из { $all }
skymines-units-left = Единиц в запасе: { $count }
skymines-map-moon = Луна, 24 сектора
skymines-map-belt = Пояс астероидов
skymines-enter = Занять { $spot }, энергии: { $price }
skymines-companies = Компании
skymines-chip = { $company }: акция { $value }, у вас { $shares }
skymines-station = Станция { $company }, стоимость акции { $value }
skymines-share = акция
skymines-you-have = у вас
skymines-track = Трек { $track }: { $words }
skymines-track-at = { $name } на { $cell }
skymines-track-a1 =
    I: +1 к сумме энергии
    II: +2 к сумме энергии
skymines-track-a2 =
    I: ещё 1 маркер бонуса
    II: ещё 2 маркера бонуса
skymines-track-b1 =
    I: карты за минералы дешевле на 1
    II: все карты дешевле на 1, ресурсы можно смешивать
skymines-track-b2 =
    I: карты за титан дешевле на 1
    II: карты титана считаются на 1 больше
skymines-track-c1 =
    I: ячейка: исследования и гелий за 2 монеты
    II: ячейка: исследования и гелий за 1 монету
skymines-track-c2 =
    I: ячейка: купить карту и/или 1 гелий
    II: ячейка: купить карту на 1 дешевле и/или 2 гелия
skymines-track-d1 =
    I: ячейка: убрать карту за её цену + 3
    II: ячейка: убрать углерод за его цену + 8
skymines-track-d2 =
    I: ячейка: 3 и 2 шага по другим трекам
    II: ячейка: 3, 2 и 2 шага по другим трекам
skymines-track-e1 =
    I: лишний значок поля, +1 коллектор
    II: лишний значок поля, +3 коллектора
skymines-track-e2 =
    I: ячейка: сыграть карту с руки или взять из сброса
    II: ячейка: сыграть карту с руки и/или взять из сброса
skymines-display = Рынок карт
skymines-display-note = цена + надбавка · в колоде { $deck }
skymines-surcharge = +{ $count }
skymines-cell-empty = Ячейка { $cell } пуста
skymines-research-display = Исследовательский рынок
skymines-research-note = за очки исследования
skymines-supplement = запас
skymines-supplement-long = Монеты достаются тому, кто возьмёт план из отмеченного столбца
skymines-points = очки исследования
skymines-plan-down = закрыт
skymines-special = В конце даёт { $value }, вход стоит { $pay }
skymines-specials = Специальные планы
skymines-specials-note = очки: { $points } · плата за вход, ценность в конце
skymines-special-gone = взят
skymines-special-start = старт
skymines-special-hidden = Ещё закрыт
skymines-spaces = Ячейки бонуса
skymines-markers-left = ваши маркеры: { $count }, одноразовые: { $once }
skymines-marker-of = Маркер: { $name }
skymines-marker-once-of = Одноразовый маркер: { $name }
skymines-total-of = { $name } { $count }
skymines-totals = Суммы: { $words }
skymines-space-maj-research = Наука
skymines-space-maj-titanium = Титан
skymines-space-maj-carbon = Углерод
skymines-space-maj-minerals = Минералы
skymines-space-maj-energy = Энергия
skymines-space-std-first-player = Первый игрок
skymines-space-std-buy = Купить карту
skymines-space-std-sell = Убрать карту
skymines-space-tile-space-resource = Тайл +1
skymines-space-tile-space-field = Полевой тайл
skymines-space-tile-space-research = Научный тайл
skymines-space-tile-space-energy = Тайл энергии
skymines-space-mission-personal = Личная ячейка
skymines-space-track = Трек { $track } { $level }
skymines-place = Занять
skymines-way-1 = 1
skymines-way-2 = 2
skymines-way-3 = 3
skymines-way-a = 1-й вариант
skymines-way-b = 2-й вариант
skymines-way-buy = Карта
skymines-way-helium = Гелий
skymines-way-both = И то и другое
skymines-way-act = Сыграть
skymines-way-fetch = Из сброса
skymines-kind-carbon = Углерод
skymines-kind-minerals = Минералы
skymines-kind-titanium = Титан
skymines-kind-energy = Энергия
skymines-kind-research = Наука
skymines-kind-field = Полевая
skymines-kind-share = Акция
skymines-kind-plus = Тайл +1
skymines-card-share = Акция { $company }
skymines-pick-card = Выбрать карту: { $card }
skymines-used = Использована: { $card }
skymines-used-short = сыграна
skymines-slots = Слоты действий
skymines-slots-note = открыто: { $on } из 5
skymines-tiles = Тайлы бонуса
skymines-slot-empty = пусто
skymines-locked-tank = гелий { $at }
skymines-locked-screen = экран { $at }
skymines-hand = Рука
skymines-hand-note = план тайный, пока не готовы все
skymines-hand-empty = Рука пуста
skymines-rests = Колоды покоя
skymines-rests-note = в конце фазы возьмёте одну
skymines-rest = Колода { $rest }: { $cards }
skymines-rest-empty = пусто
skymines-tank = Резервуар
skymines-uploads-at = Маркер загрузки: экран { $screen } из { $length }
skymines-tank-at = Гелий: { $helium } из { $length }
skymines-tank-note = гелий { $helium } из { $length } · ценность { $value }
skymines-research-track = Трек исследования
skymines-research-short = Исследования
skymines-screens-note = экран { $screen } из { $length } · ценность { $value }
skymines-lays = Новые планы: выберите план, затем экран
skymines-upload-here = Маркер загрузки
skymines-slot-here = Открывает слот действий
skymines-no-a = На пустой экран план A не положить
skymines-consoles = Пульты
skymines-mine = Мой пульт
skymines-missions = Миссии
skymines-missions-note = 2 монеты за задание
skymines-task-do = Выполнить
skymines-task-faceup-science-cards =
    { $count ->
        [one] { $count } открытая научная карта
        [few] { $count } открытые научные карты
       *[many] { $count } открытых научных карт
    }
skymines-task-upload-screen-min = Маркер загрузки на экране { $count } или дальше
skymines-task-coins-min =
    { $count ->
        [one] Не меньше { $count } монеты
        [few] Не меньше { $count } монет
       *[many] Не меньше { $count } монет
    }
skymines-task-faceup-one-resource-min =
    { $count ->
        [one] { $count } единица одного ресурса
        [few] { $count } единицы одного ресурса
       *[many] { $count } единиц одного ресурса
    }
skymines-task-track-shares-one-company-min =
    { $count ->
        [one] { $count } акция одной компании по треку
        [few] { $count } акции одной компании по треку
       *[many] { $count } акций одной компании по треку
    }
skymines-task-buy-total-cost-min = Купить карту не дешевле { $count }
skymines-task-helium-steps-one-action-min = { $count } гелия за одно действие
skymines-task-first-thresholds-passed-min =
    { $count ->
        [one] Порог I на { $count } треке
        [few] Порог I на { $count } треках
       *[many] Порог I на { $count } треках
    }
skymines-task-faceup-energy-min = Энергия { $count } в открытых картах
skymines-task-pieces-placed-one-expansion-min =
    { $count ->
        [one] { $count } фигура за одно расширение
        [few] { $count } фигуры за одно расширение
       *[many] { $count } фигур за одно расширение
    }
skymines-task-extra-slots-on = Открыть дополнительные слоты: { $count }
skymines-task-cards-with-shares-min =
    { $count ->
        [one] { $count } карта с акциями
        [few] { $count } карты с акциями
       *[many] { $count } карт с акциями
    }
skymines-task-upload-steps-one-action-min =
    { $count ->
        [one] { $count } экран за одно действие
        [few] { $count } экрана за одно действие
       *[many] { $count } экранов за одно действие
    }
skymines-task-tank-value-min = Ценность резервуара { $count }
skymines-task-ousted-one-expansion-min = Вытеснить { $count } за одно расширение
skymines-task-second-thresholds-passed-min = Порог II, треков: { $count }
skymines-task-track-shares-every-company-min =
    { $count ->
        [one] По { $count } акции каждой компании
        [few] По { $count } акции каждой компании
       *[many] По { $count } акций каждой компании
    }
skymines-task-resting-deck-picked-min =
    { $count ->
        [one] Взять колоду покоя из { $count } карты
        [few] Взять колоду покоя из { $count } карт
       *[many] Взять колоду покоя из { $count } карт
    }
skymines-threat = угроза
skymines-threat-gone = Устранение: { $name }, в конце — джокерная акция
skymines-threat-th1 = Угроза: заплатить 6 монет, иначе монеты не считаются
skymines-threat-th2 = Угроза: ещё 3 энергии, иначе исследования не считаются
skymines-threat-th3 = Угроза: убрать с руки 2 карты энергии, иначе акции на картах не считаются
skymines-threat-th4 = Угроза: резервуар 40, иначе резервуар не считается
skymines-threat-th5 = Угроза: исследования 40, иначе игра кончится после раунда 6
skymines-threat-th6 = Угроза: резервуар 25 и исследования 20, иначе игра повторится
skymines-bit-need-carbon = углерод { $count }
skymines-bit-need-minerals = минералы { $count }
skymines-bit-need-titanium = титан { $count }
skymines-bit-need-energy = энергия { $count }
skymines-bit-need-any-single-resource = { $count } одного ресурса
skymines-bit-need-science-any = другие научные карты: { $count }
skymines-bit-need-field = полевые карты: { $count }
skymines-bit-need-research = карты исследования: { $count }
skymines-bit-coins = монеты: { $count }
skymines-bit-helium = гелий: { $count }
skymines-bit-points = очки исследования: { $count }
skymines-bit-advance-any = шаги по одному треку на выбор: { $count }
skymines-bit-advance-other = шаги по другому треку: { $count }
skymines-bit-advance-own = шаги по треку компании: { $count }
skymines-bit-remove = убрать форпосты со станций: { $count }
skymines-bit-pay = плата, монет: { $count }
skymines-bit-fetch = карты из сброса: { $count }
skymines-bit-by-total = монеты: сумма минус { $minus }
skymines-bit-advance = { $company }, шаги: { $count }
skymines-bit-first = маркер первого игрока
skymines-bit-buy = купить карту за монеты, скидка { $discount }
skymines-bit-sell = монеты: цена карты плюс { $count }
skymines-bit-act = действие убранной карты
skymines-bit-discard-any = убрать карту с руки
skymines-bit-discard-carbon = убрать карту углерода с руки
skymines-step-short = { $company } +1
skymines-energy-short = { $company }
skymines-advance-short = { $company } +{ $steps }
skymines-column-short = Столбец { $column }
skymines-do-ready = Готово
skymines-do-end = Закончить ход
skymines-do-stop = Хватит
skymines-do-cross = Заплатить и пройти
skymines-do-halt = Остановиться
skymines-do-upload = Дальше на экран
skymines-do-take-coin = Взять монеты
skymines-ask-choose = Какое действие? Карта, маркер бонуса или колода покоя — конец фазы.
skymines-use-energy = Использовать всю энергию: выберите компанию
skymines-rests-end = взять колоду — закончить фазу действий
skymines-ahead = Что будет
skymines-ahead-points = В счёте
skymines-ahead-points-stop = Очки, если остановиться
skymines-ahead-hidden = Дальше решит то, что пока скрыто
skymines-way = План расширения
skymines-way-station = Станция
skymines-way-ousts = вытесняет { $company }
skymines-step-back = Шаг назад
skymines-campaign = Кампания
skymines-chapter = глава { $chapter } из 4
skymines-chapter-1 = Луна
skymines-chapter-2 = Пояс
skymines-chapter-3 = Форпосты
skymines-chapter-4 = Угроза
skymines-merit = +{ $points } { $what }
skymines-merit-not-last = впереди хотя бы одного
skymines-merit-beat-two = впереди двоих
skymines-merit-win = больше всех монет
skymines-merit-missions = два задания миссии
skymines-merit-track-end = концы треков
skymines-merit-first-personal = первая личная ячейка
skymines-merit-threat = угроза устранена
skymines-campaign-over = Кампания
skymines-last-chapter = Глава 4 по строкам
skymines-last-game = Последняя партия по строкам
skymines-averages = В среднем за партии: { $games }
skymines-average-sum = всего { $sum }
skymines-success-average = Очки успеха за партии ({ $games }): { $sum }, в среднем { $points }; в последней:
skymines-turning-average = Решило вот что: в среднем { $name } впереди второго места на { $by }.
skymines-series = Сыграно против угрозы: { $count }
skymines-choose = Выбор
skymines-choose-back = Вернуться к выбору
skymines-peek = Показать стол
skymines-token-rests = карты на покой
skymines-token-bonus = на старте
skymines-token-plan = план
skymines-luna-turn = Ход Луны
skymines-luna-note = уровень { $level } · в колоде { $deck }, сильных в запасе { $spare }
skymines-luna-left = Левая карта большинства
skymines-luna-right = Правая карта большинства
skymines-luna-slots = Слоты Луны
skymines-luna-hidden = закрыта
skymines-luna-research = исследования: шаг { $step }
skymines-luna-reserve = Взятые карты
skymines-luna-level = уровень { $level }
skymines-luna-grade = степень { $grade }
skymines-luna-gain-coins = Монеты: { $count }
skymines-luna-helium = Гелий: { $count }
skymines-luna-research-steps = Исследования: { $count }
skymines-luna-advance-company =
    { $count ->
        [one] { $count } шаг, { $company }
        [few] { $count } шага, { $company }
       *[many] { $count } шагов, { $company }
    }
skymines-luna-expand-company = Расширение { $count }, { $company }, { $pick }
skymines-luna-gain-card = Карты из ячеек { $cells }
skymines-luna-gain-share = Карта с акцией самой дорогой компании
skymines-luna-place = Маркер бонуса
skymines-luna-place-at = Маркер: { $space }
skymines-luna-discard-plan = Сбросить план { $row }
skymines-luna-discard-special-plan = Сбросить специальный план
skymines-luna-pick-min = наименьший номер
skymines-luna-pick-max = наибольший номер
skymines-luna-pick-most-valuable = самая дорогая компания
skymines-luna-pick-second-most-valuable = вторая по стоимости
skymines-luna-pick-least-valuable = самая дешёвая
skymines-luna-pick-two-most-valuable-each = две самые дорогие
skymines-luna-pick-all-four-each = все четыре
skymines-luna-pick-lead-biggest-margin = где её отрыв наибольший
skymines-luna-pick-two-lead-biggest-margin-each = две, где отрыв наибольший
skymines-my-shares = Мои акции
skymines-my-shares-then = Мои акции после этого
skymines-score-back = Вернуться к счёту
skymines-score = Итоговый счёт
skymines-values-note = открытые монеты станции
skymines-values = Стоимость акций
skymines-total = Итог
skymines-sum-company =
    { $cards ->
        [0] { $track } по треку
       *[other] { $track } по треку + { $cards } на картах
    }
skymines-sum-tank = гелий { $count }
skymines-sum-research =
    { $specials ->
        [0] экран { $count }
       *[other] экран { $count }, специальные планы { $specials }
    }
skymines-sum-success = очки успеха: { $count }
skymines-turning = Решило вот что: { $line }, здесь { $name } впереди второго места на { $by }.
skymines-lead = Впереди до конца — с решения { $at } из { $of }.
skymines-key-rooms = карта, рынки, пульт
