game-name = Учебная игра

# События

event-prize-turned-up = Открыт приз { $prize }.
event-bid-laid = { $coins ->
    [none] Ставка сделана: { $seat }.
    [one] Тайная ставка ({ $seat }): { $coins } монета.
    [few] Тайная ставка ({ $seat }): { $coins } монеты.
   *[many] Тайная ставка ({ $seat }): { $coins } монет.
}
event-bids-revealed = Ставки: { $bids }.
event-bids-revealed-bids = { $seat } { $number }
event-dice-rolled = Ничью решают кубики: { $dice }.
event-dice-rolled-dice = { $seat } { $number }
event-offer-won = { $seat } забирает призы за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-offer-stays = Победителя нет; призы остаются на столе.
event-prize-kept = { $seat } оставляет себе приз { $prize }.
event-prize-melted = { $seat } переплавляет приз { $prize } в монеты.

# Отказы

illegal-wrong-number-of-players = Играть могут от двух до пяти человек, а не { $players }.
illegal-wrong-number-of-rounds = В партии 3, 5, 7 или 9 раундов, а не { $rounds }.
illegal-too-few-coins = У вас { $purse ->
    [one] { $purse } монета
    [few] { $purse } монеты
   *[many] { $purse } монет
}: поставить { $coins } нельзя.
illegal-already-bid = Вы уже сделали ставку; изменить её нельзя.
illegal-claim-first = Сначала { $seat } забирает призы.
illegal-nothing-to-claim = Приз { $prize } вы не выиграли.
illegal-game-over = Последний раунд сыгран.

# Вопросы

prompt-bid = Сколько вы ставите за { $offer }? У вас { $purse ->
    [one] { $purse } монета
    [few] { $purse } монеты
   *[many] { $purse } монет
}.
prompt-claim = Оставить приз ради очков или переплавить его в монеты? Вы выиграли { $offer }.

# Действия

action-bid = { $coins ->
    [0] Ничего не ставить
    [one] Поставить { $coins } монету
    [few] Поставить { $coins } монеты
   *[many] Поставить { $coins } монет
}
action-keep = Оставить приз { $prize }
action-melt = Переплавить приз { $prize }

# Очки

score-prizes = Призы
score-coins = Монеты

# Настройки

option-rounds = Раунды
    .explain = Сколько призов открывают один за другим.
option-ties = Ничьи
    .explain = Что бывает, когда самую высокую ставку сделали несколько игроков.
option-ties-dice = Кубики
option-ties-carry = Приз остаётся

# Стол в виде текста, для терминала

draw-offer = Разыгрываются: { $offer }; ещё закрыто: { $deck }
draw-player = монеты: { $coins }, призы: { $kept }, ставка: { $bid }
draw-no-bid = –
