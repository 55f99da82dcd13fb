# События: раунды и ходы

event-space-taken = { $seat } занимает ячейку очерёдности { $space }.
event-shuttle-placed = { $seat } ставит шаттл { $side_in }.
event-round-started = Начинается раунд { $round }.
event-turn-started = Ходит { $seat }.
event-crystals-stored = { $lost ->
    [0] { $seat } кладёт в хранилище { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }.
   *[other] { $seat } кладёт в хранилище { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }; не помещается: { $lost }.
}
event-main-chosen = { $seat } выбирает действие «{ $main }».
event-evicted = { $seat_id ->
    [lacerda] { $seat } снимает { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    } с действия «{ $main }».
   *[other] { $seat } уводит { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    } с действия «{ $main }» в рабочую зону.
}
event-extra-paid = { $crystals ->
    [0] { $seat } доплачивает { $colonists ->
        [one] { $colonists } колониста
        [few] { $colonists } колонистов
       *[many] { $colonists } колонистов
    }.
   *[other] { $seat } доплачивает { $crystals ->
        [one] { $crystals } кристалл
        [few] { $crystals } кристалла
       *[many] { $crystals } кристаллов
    }.
}
event-colonist-posted = { $seat } ставит колониста на действие «{ $main }».
event-boosted = { $seat } усиливает эффект: { $colonists ->
    [one] { $colonists } колонист уходит
    [few] { $colonists } колониста уходят
   *[many] { $colonists } колонистов уходят
} в рабочую зону.
event-fuelled = { $seat } тратит кристалл на ещё один шаг { $mover_id ->
    [bot] роботов
   *[other] марсохода
}.
event-colony-stalled = Раундов без изменений в колонии: { $rounds }. Конец наступает сам собой.
event-end-triggered = Конец близок: будет ещё один раунд.
event-last-round = Это последний раунд.
event-scored = { $seat }: всего { $points } ОВ.
event-judged = { $met ->
    [true] Выполнено: «{ $demand }»
   *[other] Не выполнено ({ $have } из { $need }): «{ $demand }»
}

# События: товары, люди, очки

event-paid = { $seat } платит { $goods }.
event-paid-goods = { $count ->
    [one] { $count } { $good_acc }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
}
event-gained = { $lost ->
    [0] { $seat } получает { $count ->
        [one] { $count } { $good_acc }
        [few] { $count } { $good_gen }
       *[many] { $count } { $good_many }
    }.
   *[other] { $seat } получает { $count ->
        [one] { $count } { $good_acc }
        [few] { $count } { $good_gen }
       *[many] { $count } { $good_many }
    }; не помещается: { $lost }.
}
event-taken-from-warehouse = { $seat } берёт со склада 1 { $good_acc }.
event-points-scored = { $reason_id ->
    [first] { $seat } получает { $points } ОВ за первый подъём маркера.
    [progress] { $seat } получает { $points } ОВ за прогресс.
   *[other] { $seat } получает { $points } ОВ за работу улучшенного здания.
}
event-colonists-gained = { $lost ->
    [0] { $seat } получает { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    }.
   *[other] { $count ->
        [0] { $seat } не может принять новых колонистов.
       *[other] { $seat } получает { $count ->
            [one] { $count } колониста
            [few] { $count } колонистов
           *[many] { $count } колонистов
        }; для остальных места нет: { $lost }.
    }
}
event-colonists-returned = { $lost ->
    [0] { $seat } возвращает в жилой отсек { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    }.
   *[other] { $seat } возвращает в жилой отсек { $count ->
        [one] { $count } колониста
        [few] { $count } колонистов
       *[many] { $count } колонистов
    }; для остальных места нет: { $lost }.
}
event-colonist-retrieved = { $seat } возвращает колониста с действия «{ $main }».
event-worker-retrieved = { $seat } возвращает колониста из рабочей зоны.
event-produced = { $seat } производит { $goods }.
event-produced-goods = { $count ->
    [one] { $count } { $good_acc }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
}
event-warehouse-filled = Склад снова полон.

# События: чертежи и технологии

event-blueprint-taken = { $seat } берёт чертёж «{ $blueprint }».
event-blueprints-turned = { $blueprints_count ->
    [0] Новых чертежей нет.
   *[other] Новые чертежи: { $blueprints }.
}
event-tech-learned = { $seat } изучает { $tech_acc } ({ $lab }).
event-tech-developed = { $seat } развивает { $tech_acc } ({ $to }).
event-tech-used = { $own ->
    [true] { $seat } использует { $tech_acc } уровня { $level }.
   *[other] { $seat } использует { $tech_acc } уровня { $level } (владеет { $owner_seat }).
}
event-oxygen-kept = { $lost ->
    [0] { $seat } получает 1 кислород за использование { $tech_gen }.
   *[other] { $seat } получает 1 кислород за использование { $tech_gen }, но хранить его негде.
}
event-techs-turned = Новые технологии: { $techs_short }.

# События: карта

event-moved = { $seat } перемещает { $mover_acc } с { $from } на { $to }.
event-crystal-collected = { $seat } подбирает кристалл на { $cell }.
event-crystal-destroyed = { $seat } уничтожает роботом кристалл на { $cell }.
event-find-destroyed = { $find_kind ->
    [research] { $seat } уничтожает роботом { $find } на { $cell }.
   *[other] { $seat } уничтожает роботом жетон открытия «{ $find }» на { $cell }.
}
event-claimed = { $find_kind ->
    [research] { $seat } забирает { $find } на { $cell }.
   *[other] { $seat } забирает жетон открытия «{ $find }» на { $cell }.
}
event-constructed = { $seat } строит { $building_acc } на { $cell }{ $size ->
    [1] .
   *[other] : комплекс из { $size }.
}
event-crystal-appeared = На { $cell } появляется кристалл.
event-stack-turned = { $left ->
    [0] В стопке не осталось { $building_many }.
   *[other] В стопке осталось { $building_many }: { $left }.
}
event-displaced = { $seat } отводит { $mover_acc } с { $from } на { $to }.
event-progress-made = { $seat } переносит фишку в область прогресса: { $building }.
event-lss-raised = LSS: маркер «{ $building }» поднимается в строку { $row }.
event-lss-rewarded = { $points ->
    [0] { $seat } не получает ОВ за жетон награды «{ $tile }».
   *[other] { $seat } получает { $points } ОВ за жетон награды «{ $tile }».
}
event-miner-placed = { $seat } отправляет колониста в шахту на { $cell }.
event-miner-returned = { $seat } забирает шахтёра с { $cell }.
event-upgraded = { $seat } улучшает здание на { $cell }: «{ $blueprint }».
event-ship-welcomed = { $slot ->
    [none] { $seat } встречает корабль.
   *[other] { $seat } встречает корабль из ячейки { $slot }.
}
event-bot-landed = { $cell ->
    [none] { $seat } получает нового робота.
   *[other] { $seat } высаживает робота на { $cell }.
}
event-discovery-turned = Новый жетон открытия: «{ $discovery }».
event-discovery-placed = { $seat } выкладывает жетон открытия «{ $discovery }» на { $cell }.
event-level-raised = Колония достигает уровня { $level }.

# События: учёные, контракты, миссии, цели

event-scientist-hired = { $seat } нанимает { $scientist_acc }.
event-contract-taken = { $seat } берёт { $contract }.
event-agency-filled = { $seat } выкладывает { $contract }.
event-delivered = { $seat } доставляет { $count ->
    [one] { $count } { $good_acc }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
} для { $contract_gen }.
event-contract-completed = { $seat } выполняет { $contract }.
event-executive-used = { $seat } выполняет вспомогательное действие «{ $slot_exec }».
event-building-used = { $crystals ->
    [0] { $seat } бесплатно использует здание «{ $blueprint }».
   *[other] { $seat } использует здание «{ $blueprint }».
}
event-scientist-sent = { $seat } отправляет { $scientist_acc } в здание «{ $blueprint }».
event-radar-tuned = { $seat } кладёт жетон открытия «{ $discovery }» на «Радар».
event-mission-advanced = { $left ->
    [0] { $seat } делает последний шаг миссии «{ $mission }».
   *[other] { $seat } продвигает миссию «{ $mission }»: осталось { $left }.
}
event-mission-completed = Миссия «{ $mission }» выполнена. { $remaining ->
    [0] Больше миссий не нужно.
   *[other] Осталось миссий: { $remaining }.
}
event-mission-spared = Нужно на одну миссию меньше. { $remaining ->
    [0] Больше миссий не нужно.
   *[other] Осталось миссий: { $remaining }.
}
event-goal-completed = { $seat } достигает личной цели «{ $goal }».
event-goal-spent = { $goal ->
    [none] { $seat } тратит личную цель как кристалл.
   *[other] { $seat } тратит личную цель «{ $goal }» как кристалл.
}
event-a-card-revealed = { $seat } открывает { $card_acc }.
event-b-cards-drawn = { $cards_count ->
    [0] { $seat } берёт { $count ->
        [one] { $count } карту B
        [few] { $count } карты B
       *[many] { $count } карт B
    }.
   *[other] { $seat } берёт { $cards_acc }.
}
event-b-card-revealed = { $seat } открывает { $card_acc }.

# События: шаттл и полёты

event-shuttle-moved = Шаттл { $side_in } переходит в ячейку полёта { $space }.
event-shuttle-flew = Шаттл улетает { $side_to }, в ячейку полёта { $space }.
event-travelled = { $vessel ->
    [none] { $seat } летит { $side_to }.
   *[other] { $seat } летит { $side_to } на { $vessel_loc }.
}
event-stayed = { $seat } остаётся на месте.
