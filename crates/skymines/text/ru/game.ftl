game-name = Skymines

# События

event-chapter-started = Начинается глава { $chapter }: { $map }. Треки: { $tracks }.
event-chapter-started-tracks = { $company } { $track }
event-game-repeated = Угроза остаётся: начинается партия { $game } серии. Треки: { $tracks }.
event-game-repeated-tracks = { $company } { $track }
event-token-revealed = { $seat }: стартовый жетон { $token }; на покой уходят: { $cards }.
event-luna-token = { $seat }: бонус жетона { $token }.
event-round-started = Начинается раунд { $round }; первый ход: { $seat }.
event-ready = { $seat }: всё готово.
event-plans-revealed = { $cards_count ->
    [0] { $seat }: карт не запланировано.
   *[other] { $seat }: запланировано { $cards }.
}
event-level-active = { $seat }: теперь действует уровень { $level } трека { $track } ({ $company }).
event-cards-used = { $seat }: использовано { $cards }.
event-card-bought = { $with_id ->
    [coins] { $seat }: куплена карта «{ $card }» за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
   *[units] { $seat }: куплена карта «{ $card }» за { $cost ->
        [one] { $cost } единицу
        [few] { $cost } единицы
       *[many] { $cost } единиц
    } ресурса.
}
event-advanced = { $seat }: трек { $company }, с { $from } на { $to }.
event-threshold-crossed = { $paid_count ->
    [0] { $seat }: порог { $level } трека { $company }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $seat }: порог { $level } трека { $company }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; столько же получают: { $paid }.
}
event-threshold-crossed-paid = { $seat }
event-barrier-paid = { $seat }: барьер трека { $company }, уплачено { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
event-barrier-halted = { $seat }: остановка перед барьером трека { $company }; { $lost ->
    [one] { $lost } шаг потерян
    [few] { $lost } шага потеряно
   *[many] { $lost } шагов потеряно
}.
event-steps-lost = { $seat }: { $lost ->
    [one] { $lost } шаг потерян
    [few] { $lost } шага потеряно
   *[many] { $lost } шагов потеряно
}.
event-expansion-begun = { $seat } расширяет { $company }; энергия: { $points }.
event-entered = { $ousted ->
    [none] { $company } занимает { $spot }; энергия: { $price } ({ $seat }).
   *[other] { $company } занимает { $spot } и вытесняет { $ousted }; энергия: { $price } ({ $seat }).
}
event-returned = { $company } возвращает фигуру: { $spot }.
event-piece-lost = Фигура { $company } выходит из игры ({ $spot }): на станции нет места.
event-outpost-removed = { $seat } удаляет форпост со станции { $company }; акция стоит { $value }.
event-coins-gained = { $seat }: получено { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-coins-paid = { $seat }: уплачено { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-helium-advanced = { $coins ->
    [0] { $seat }: гелий-3, с { $from } на { $to }.
   *[other] { $seat }: гелий-3, с { $from } на { $to }; излишек даёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
event-research-advanced = { $coins ->
    [0] { $seat }: исследования, с { $from } на { $to }.
   *[other] { $seat }: исследования, с { $from } на { $to }; излишек даёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
event-slot-on = { $seat }: включён { $slot }; им можно пользоваться со следующего раунда.
event-luna-slot-on = { $seat }: включён слот { $slot }.
event-plan-flipped = { $seat }: план «{ $plan }» на экране { $screen } перевёрнут за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
event-uploaded = { $paid ->
    [0] { $seat }: загрузка на экран { $screen } («{ $plan }»).
   *[other] { $seat }: загрузка на экран { $screen } («{ $plan }»), уплачено { $paid ->
        [one] { $paid } монета
        [few] { $paid } монеты
       *[many] { $paid } монет
    }.
}
event-plan-taken = { $coins ->
    [0] { $seat } берёт план «{ $plan }».
   *[other] { $seat } берёт план «{ $plan }» и { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } из ячейки запаса.
}
event-points-sold = { $seat }: { $points ->
    [one] { $points } очко исследования
    [few] { $points } очка исследования
   *[many] { $points } очков исследования
} → { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-plan-laid = { $covered ->
    [none] { $seat } кладёт «{ $plan }» на экран { $screen }.
   *[other] { $seat } кладёт «{ $plan }» на экран { $screen } поверх «{ $covered }».
}
event-plan-unused = { $seat }: для плана «{ $plan }» нет экрана, он выходит из игры.
event-plans-refilled = Новые планы: { $plans }.
event-marker-placed = { $once ->
    [true] { $seat }: одноразовый маркер на ячейке «{ $space }».
   *[false] { $seat }: маркер на ячейке «{ $space }».
}
event-first-player-taken = { $seat } начинает следующий раунд.
event-tile-put = { $seat }: тайл на карте «{ $card }», её значение на 1 больше.
event-tile-received = { $seat }: { $card } на следующий раунд.
event-card-discarded = { $seat }: удалена карта «{ $card }».
event-card-fetched = { $seat }: карта «{ $card }» взята из сброса за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}.
event-mission-done = { $seat }: задание выполнено ({ $goal }), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-personal-space-open = { $seat }: открыта персональная ячейка бонуса.
event-threat-met = { $seat }: на угрозу потрачено энергии: { $points }.
event-threat-removed = { $seat } устраняет угрозу.
event-deck-taken = { $seat } берёт колоду ({ $rest }): { $cards }.
event-card-rested = Карта «{ $card }» уходит на покой: { $rest } ({ $seat }).
event-phase-ended = { $seat }: фаза действий завершена.
event-special-revealed = Открыт специальный план «{ $plan }»; в ячейку запаса добавлено: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-display-renewed = Новые карты: { $drawn_count ->
    [0] нет
   *[other] { $drawn }
}. В сброс: { $discarded_count ->
    [0] ничего
   *[other] { $discarded }
}.
event-luna-majority = { $seat }: карты большинства { $left } и { $right }.
event-luna-reshuffled = { $stronger ->
    [true] { $seat }: новая колода, в ней на одну карту II степени больше.
   *[false] { $seat }: новая колода.
}
event-luna-stronger = { $seat }: карта II степени на верху колоды.
event-luna-reveals = { $seat } открывает { $card }.
event-luna-acts = { $seat } действует по карте { $card } (слот { $slot }).
event-luna-chose = { $seat } выбирает: { $companies }.
event-luna-entered = { $ousted ->
    [none] { $seat } размещает { $company }: { $spot }.
   *[other] { $seat } размещает { $company }: { $spot }, вытеснена { $ousted }.
}
event-luna-lost = { $seat }: для { $company } нет места; { $points ->
    [one] { $points } очко потеряно
    [few] { $points } очка потеряно
   *[many] { $points } очков потеряно
}.
event-luna-took = { $seat } берёт карту «{ $card }» из ячейки { $cell }.
event-luna-blocked = { $seat }: маркер на «{ $space }» поставить нельзя.
event-luna-discarded = { $coins ->
    [0] { $seat } сбрасывает план «{ $plan }».
   *[other] { $seat } сбрасывает план «{ $plan }» и берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } из ячейки запаса.
}
event-luna-majority-left = { $discarded ->
    [none] { $seat } смотрит { $looked } и оставляет карты большинства.
   *[other] { $seat } смотрит { $looked } и сбрасывает карту большинства { $discarded }.
}
event-threat-stays = Угрозу никто не устранил.
event-scored = { $seat }: всего { $points ->
    [one] { $points } монета
    [few] { $points } монеты
   *[many] { $points } монет
}.
event-averaged = { $seat }: в среднем за партии ({ $games }) { $points }.
event-success-points = { $seat }: { $points ->
    [one] { $points } очко успеха
    [few] { $points } очка успеха
   *[many] { $points } очков успеха
} в главе { $chapter }, всего { $total }.
event-rated = { $seat }: { $rating ->
    [0] «{ rating-0 }»
    [1] «{ rating-1 }»
    [2] «{ rating-2 }»
    [3] «{ rating-3 }»
   *[4] «{ rating-4 }»
} ({ $success ->
    [one] { $success } очко успеха
    [few] { $success } очка успеха
   *[many] { $success } очков успеха
} за четыре главы)
event-chapter-confirmed = { $seat }: всё готово к следующей главе.
event-series-answered = { $again ->
    [true] { $seat }: ещё одна партия.
   *[false] { $seat }: достаточно.
}

# Вопросы

prompt-token = Какой стартовый жетон вы оставите? У вас { $offers }.
prompt-resting = Куда положить карту «{ $card }»?
prompt-plan = Планируйте раунд: занято слотов { $placed } из { $slots }.
prompt-choose = Какое действие вы выполняете?
prompt-pool = В запасе { $units ->
    [one] { $units } единица
    [few] { $units } единицы
   *[many] { $units } единиц
}: купите карту или двигайте маркеры.
prompt-expander = Какую компанию вы расширяете? Энергия: { $points }.
prompt-expand = Куда идёт { $company }? Осталось энергии: { $points }.
prompt-burn = Какую карту энергии вы удаляете? Осталось: { $left }.
prompt-return = В какой столбец вернуть форпост { $company } ({ $spot })?
prompt-points = На что вы тратите { $points ->
    [one] { $points } очко исследования
    [few] { $points } очка исследования
   *[many] { $points } очков исследования
}?
prompt-remove = С какой станции удалить форпост? Осталось: { $left }.
prompt-advance = По какому треку продвинуться на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}?
prompt-spread = По какому треку и на сколько шагов? Осталось: { $steps }.
prompt-barrier = Уплатить { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} за барьер трека { $company }? Осталось шагов: { $steps }.
prompt-upload = Как далеко загружать? Маркер на экране { $screen }.
prompt-buy = Какую карту вы покупаете за монеты?
prompt-discard = Какую карту вы удаляете («{ $space }»)?
prompt-both = Что сначала: действие удалённой карты или карта из сброса?
prompt-fetch = Какую карту вы берёте из сброса?
prompt-put = В какой слот покоя положить карту «{ $card }»?
prompt-lay = { $plans_count ->
    [1] На какой экран положить «{ $plans }»?
   *[other] Куда положить новые планы? { $plans }.
}
prompt-done = Действие выполнено: завершите ход.
prompt-again = Угроза остаётся, сыграно партий: { $games }. Сыграть ещё одну?
prompt-chapter = Глава { $chapter } завершена. Перейти к следующей?

# Очки

score-coins = Монеты
score-astrogo = Акции Astrogo
score-tawac = Акции Tawac
score-skymine = Акции Skymine
score-minerva = Акции Minerva
score-tank = Резервуар
score-research = Исследования
score-average = Среднее всех партий
score-success = Очки успеха

# Заметки

note-shares-changed = У вас { $to ->
    [one] { $to } акция
    [few] { $to } акции
   *[many] { $to } акций
} { $company } вместо { $from }.
note-portfolio = Все ваши акции дают { $to } вместо { $from }.
note-value-changed = Акция { $company }: с { $from } до { $to }; у вас { $mine }, у другого игрока до { $best }.
note-others-paid = Другие получают { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
note-energy-unused = Энергия пропадает: { $points }.
note-ousted = Вытеснено за это расширение: { $pieces }.
note-reward = { $what_id ->
    [coins] Когда остановитесь: { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }.
    [helium] Когда остановитесь: гелий, { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }.
    [points] Когда остановитесь: { $count ->
        [one] { $count } очко исследования
        [few] { $count } очка исследования
       *[many] { $count } очков исследования
    }.
   *[steps] Когда остановитесь: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    } по треку { $company }.
}

# Почему Луна выбрала именно это

reason-most-valuable = Самая дорогая компания.
reason-second-most-valuable = Вторая по стоимости компания.
reason-least-valuable = Самая дешёвая компания.
reason-two-most-valuable-each = Две самые дорогие компании.
reason-all-four-each = Все четыре компании.
reason-lead-biggest-margin = Компания, где её отрыв наибольший.
reason-two-lead-biggest-margin-each = Две компании, где её отрыв наибольший.
reason-slot-cell = Ячейка, которую называет её слот.
reason-best-share = Карта с самой ценной акцией.
reason-lowest-vacant = Наименьший номер среди свободных мест в досягаемости.
reason-highest-vacant = Наибольший номер среди свободных мест в досягаемости.
reason-lowest-held = Новых мест нет: наименьший номер там, где компания уже есть.
reason-highest-held = Новых мест нет: наибольший номер там, где компания уже есть.
reason-lowest-ousted = Свободных мест нет: наименьший номер компании, на треке которой она отстаёт больше всего.
reason-highest-ousted = Свободных мест нет: наибольший номер компании, на треке которой она отстаёт больше всего.
measure-value = стоимость акции
measure-vacant = свободные домашние ячейки
measure-margin = её отрыв в ячейках
