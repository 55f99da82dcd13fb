# Кампания: дилеммы

name-dilemma-1 = Стартовая площадка горит: облегчить корабль или лететь как есть?
name-dilemma-1a = { answer-1a }. { answer-1a.first }
name-dilemma-1b = { answer-1b }. { answer-1b.first } { answer-1b.second }
name-dilemma-2 = Дрейфующий зонд подаёт сигнал. Взять его на борт?
name-dilemma-2a = { answer-2a }. { answer-2a.first }
name-dilemma-2b = { answer-2b }. { answer-2b.first } { answer-2b.second }
name-dilemma-2b-alone = { answer-2b }. { answer-2b.first-alone } { answer-2b.second }
name-dilemma-3 = Генераторы изношены. Отключить часть или перегрузить?
name-dilemma-3a = { answer-3a }. { answer-3a.first }
name-dilemma-3b = { answer-3b }. { answer-3b.first } { answer-3b.second }
name-dilemma-3b-alone = { answer-3b }. { answer-3b.first } { answer-3b.second-alone }
name-dilemma-4 = Шахтёры нашли странные кристаллы. Изучить или продать?
name-dilemma-4a = { answer-4a }. { answer-4a.first }
name-dilemma-4b = { answer-4b }. { answer-4b.first } { answer-4b.second }
name-dilemma-4b-alone = { answer-4b }. { answer-4b.first-alone } { answer-4b.second }
name-dilemma-5 = Лаборатория просит разрешить тайный эксперимент. Разрешить?
name-dilemma-5a = { answer-5a }. { answer-5a.first } { answer-5a.second }
name-dilemma-5b = { answer-5b }. { answer-5b.first } { answer-5b.second }
name-dilemma-5b-alone = { answer-5b }. { answer-5b.first } { answer-5b.second-alone }
name-dilemma-6 = Кого первыми пустить на звездолёты: специалистов или семьи?
name-dilemma-6a = { answer-6a }. { answer-6a.first }
name-dilemma-6b = { answer-6b }. { answer-6b.first } { answer-6b.second }
name-dilemma-6b-alone = { answer-6b }. { answer-6b.first } { answer-6b.second-alone }
name-dilemma-7 = Впереди два новых солнца: заключить договор или мчаться к планетам?
name-dilemma-7a = { answer-7a }. { answer-7a.first }
name-dilemma-7b = { answer-7b }. { answer-7b.first } { answer-7b.second }
name-dilemma-7b-alone = { answer-7b }. { answer-7b.first } { answer-7b.second-alone }

# Кампания: карты событий

name-event-card-158 = «{ card-158 }». { card-158.text }
name-event-card-159 = «{ card-159 }». { card-159.text }
name-event-card-160 = «{ card-160 }». { card-160.text }
name-event-card-160-alone = «{ card-160 }». { card-160.alone }
name-event-card-161 = «{ card-161 }». { card-161.text }
name-event-card-162 = «{ card-162 }». { card-162.text }
name-event-card-162-alone = «{ card-162 }». { card-162.alone }
name-event-card-163 = «{ card-163 }». { card-163.text }
name-event-card-163-alone = «{ card-163 }». { card-163.alone }
name-event-card-164 = «{ card-164 }». { card-164.text }
name-event-card-165 = «{ card-165 }». { card-165.text }
name-event-card-165-alone = «{ card-165 }». { card-165.alone }
name-event-card-166 = «{ card-166 }». { card-166.text }
name-event-card-166-alone = «{ card-166 }». { card-166.alone }
name-event-card-167 = «{ card-167 }». { card-167.text }
name-event-card-168 = «{ card-168 }». { card-168.text }

# Кампания: история

name-story-1 = Последние звездолёты ждут на стартах, а с неба падают огненные камни. Заправьте свой первым.
name-story-2 = Путь до Луны долог. Разбейте его на этапы и соберите по дороге орбитальные сады.
name-story-3 = Четыре квартала, сеть тоннелей и обсерватория, слушающая звёзды: постройте первый город.
name-story-4 = Под городом лежат жемчуг, рубины, вода и растения, которых никто не сажал. Копайте.
name-story-5 = Столица под стеклом: возведите башни, замкните купол, изучите дары шахты.
name-story-6 = В одном из блоков кто-то кашляет. Перекройте проходы, спасите кого сможете.
name-story-7 = Недостроенные звездолёты висят над куполами. Откройте шлюзы, прогрейте двигатели, улетайте.
name-story-8 = Два солнца, семь миров и слишком много флагов. Соседям нужны те же планеты.
name-outro-1 = Земля становится голубой точкой за кормой.
name-outro-2 = Под опорами поднимается серая пыль.
name-outro-3 = Первые огни на Луне видны с Земли.
name-outro-4 = Склады полны, а растения в них растут даже ночью.
name-outro-5 = Под куполом впервые идёт дождь.
name-outro-6 = Сирены смолкают. Слишком много окон остаётся тёмными.
name-outro-7 = Портал вспыхивает, и Луны больше нет.
name-outro-8 = Последний маяк установлен.

# Кампания: звания одиночного игрока

name-title-24 = Легенда Луны
name-title-18 = Командир
name-title-12 = Пилот
name-title-6 = Курсант
name-title-0 = Пассажир

# Кампания: миссии

name-mission-146 = Захватите по 3 планеты на каждом из двух своих полей.
name-mission-147 = Впишите свой символ в 5 астероидов на каждом из двух своих полей.
name-mission-148 = Зачеркните 6 ячеек растений и 4 ячейки воды на каждом из двух своих полей.

# Кампания: шаги

name-step-dilemma = решить дилемму
name-step-crew = выбрать карту экипажа

# Кампания: экипаж

name-navigator = Штурман
name-roboticist = Робототехник
name-engineer = Энергетик
name-botanist = Ботаник
name-hydrologist = Гидролог
name-dispatcher = Диспетчер

# Кампания: события

event-event-came = Событие: { $what }
event-adventure-ended = Приключение { $adventure } заканчивается ходом { $turn }. { $story }
event-captain-named = Капитан теперь { $seat }.
event-dilemma-answered = Решение капитана ({ $seat }): { $option }
event-crew-picked = { $seat } выбирает карту экипажа: { $crew }.
event-adventure-begun = Приключение { $adventure }. { $story }
event-campaign-ended = Кампания окончена. { $epilogue_id ->
    [astra] Над обоими солнцами флаг агентства, и Альянс уже готовит следующую экспедицию.
    [treaty] Договор соблюдён. Первая подпись: { $winner_seats }. У новых миров один календарь и одно небо.
   *[race] Гонка окончена, победа: { $winner_seats }. У первой планеты есть имя, и портал открыт для тех, кто остался позади.
} { $title ->
    [none] Спасибо за полёт.
   *[other] Ваше звание: { $title }.
}

# Кампания: отказы

illegal-closed = Комбинацию { $combination } в этот ход закрывает событие.
illegal-effects-barred = Событие запрещает в этот ход все эффекты.
illegal-no-crew = У вас нет карты экипажа, которая здесь поможет.
illegal-claims-barred = Событие не даёт вам выполнить миссию { $mission } в этот ход.

# Кампания: вопросы

prompt-reinforce = Подкрепление: до своего хода можно вписать «X».
prompt-dilemma = { $question } А: { $a } Б: { $b }
prompt-crew = { $place ->
    [1] Вы делите первое место с ASTRA: выберите карту экипажа для следующего приключения.
   *[other] Вы на последнем месте: выберите карту экипажа для следующего приключения.
}
prompt-ready = Подтвердите, когда будете готовы к приключению { $adventure }.

# Кампания: действия

action-excuse = Отменить ошибку картой «Диспетчер»
action-answer = { $answer_id ->
    [a] Ответ А
   *[b] Ответ Б
}
action-crew = Взять карту «{ $crew }»

# Кампания: счёт

score-stars-1 = Приключение 1
score-stars-2 = Приключение 2
score-stars-3 = Приключение 3
score-stars-4 = Приключение 4
score-stars-5 = Приключение 5
score-stars-6 = Приключение 6
score-stars-7 = Приключение 7
score-stars-8 = Приключение 8

# Кампания: варианты

option-campaign = Кампания
    .explain = Все восемь приключений подряд за одним столом (выбранное выше приключение тогда не важно): звёзды, капитан и решения, которые меняют дальнейшее. Можно прерваться в любой момент и продолжить в другой день.
