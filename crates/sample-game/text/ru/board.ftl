## Собственные слова поля

sample-game-caption = Раунд { $round } из { $rounds }
sample-game-points = ПО
sample-game-phase-bid = Ставки
sample-game-phase-claim = Награда
sample-game-board = Стол: разыгрываемые призы и то, что лежит перед каждым игроком
sample-game-offer = Разыгрываются
sample-game-offer-empty = Ничего не разыгрывается
sample-game-worth = { $points ->
    [one] даёт { $points } очко
    [few] даёт { $points } очка
   *[many] даёт { $points } очков
}
sample-game-prize = Приз { $prize }
sample-game-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } приз
    [few] В колоде { $count } приза
   *[many] В колоде { $count } призов
}
sample-game-melted = Переплавлены
sample-game-bank = { $count ->
    [one] В банке { $count } монета
    [few] В банке { $count } монеты
   *[many] В банке { $count } монет
}
sample-game-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
sample-game-prizes = { $count ->
    [0] призов нет
    [one] { $count } приз
    [few] { $count } приза
   *[many] { $count } призов
}
sample-game-bid-none = Ставки пока нет
sample-game-bid-hidden = Тайная ставка сделана
sample-game-bid-own = { $coins ->
    [one] Ваша ставка: { $coins } монета
    [few] Ваша ставка: { $coins } монеты
   *[many] Ваша ставка: { $coins } монет
}
sample-game-your-bid = Ваша ставка
sample-game-keep = Оставить
sample-game-melt = Переплавить
sample-game-ready = ставка
sample-game-ready-long = Тайная ставка сделана
sample-game-ahead = Что это даст
sample-game-ahead-bid = Столько вы заплатите, если ставка окажется самой высокой
sample-game-ahead-offer = Тогда все эти призы ваши
sample-game-ahead-keep = Приз останется у вас
sample-game-ahead-melt = Приз превратится в монеты
sample-game-ahead-points = Ваши очки
sample-game-ahead-others = Затем ставит другой игрок.
sample-game-ahead-open = Затем открывают все ставки.
sample-game-ahead-roll = Затем решают кубики.
sample-game-ahead-draw = Затем откроют следующий приз.
