# Действия

action-space = Занять ячейку очерёдности { $space }
action-shuttle = Поставить шаттл { $side_in }
action-main = Основное действие: { $main }
action-extra-crystal = Доплатить кристалл
action-extra-colonist = Доплатить колониста
action-pay = Заплатить { $goods }
action-pay-goods = { $count ->
    [one] { $count } { $good_acc }
    [few] { $count } { $good_gen }
   *[many] { $count } { $good_many }
}
action-boost = Усилить колонистом
action-fuel = Ещё шаг { $mover_id ->
    [bot] роботов
   *[other] марсохода
} за кристалл
action-tech = Использовать технологию (владеет { $seat })
action-take-blueprint = Взять чертёж «{ $blueprint }»
action-take-good = Взять со склада 1 { $good_acc }
action-learn = Изучить { $tech_acc } из { $place ->
    [0] верхнего ряда
    [1] верхнего ряда
    [2] верхнего ряда
    [3] среднего ряда
    [4] среднего ряда
    [5] среднего ряда
   *[other] нижнего ряда
} ({ $lab })
action-develop = Развить технологию: { $from } → { $to }
action-step-rover = Переместить марсоход на { $to }
action-step-bot = Переместить робота с { $from } на { $to }
action-claim = Забрать жетон
action-build = Построить { $building_acc } на { $cell }
action-upgrade = Улучшить здание на { $cell }: «{ $blueprint }»
action-ship = { $aboard_id ->
    [bot] Встретить корабль из ячейки { $slot }: с роботом
   *[other] Встретить корабль из ячейки { $slot }: только колонисты
}
action-land = Высадить робота на { $cell }
action-hire = Нанять { $scientist_acc }
action-contract = Взять { $contract }
action-refill = Выложить { $contract }
action-retrieve = Вернуть колониста с действия «{ $main }»
action-retrieve-working = Вернуть колониста из рабочей зоны
action-gain = Получить 1 { $good_acc }
action-produce = Произвести ещё раз: { $building }
action-radar = Положить на «Радар» жетон открытия { $spot }
action-accept = Заплатить за колониста
action-benefit = Награда: { $benefit }
action-executive = Вспомогательное действие: { $slot_exec }
action-use = Использовать здание «{ $blueprint }»
action-work = Отправить { $scientist_acc } в здание «{ $blueprint }» и использовать его
action-goal = { $reward_id ->
    [develop] Достичь цели «{ $goal }»: 2 бесплатных развития
   *[other] Достичь цели «{ $goal }»: её собственная награда
}
action-spend = Потратить цель «{ $goal }» как кристалл
action-deliver = Доставить 1 { $good_acc } для { $contract_gen }
action-errand = Открыть { $card_acc }
action-displace = Уйти на { $cell }
action-keep = Получить 1 кислород
action-travel = Лететь на { $vessel_loc }
action-stay = Остаться
action-explore = Выложить жетон открытия { $spot } на { $cell }
action-done = Закончить
action-end = Закончить ход
