
# Приключение 6, «Вирус»

option-adventure-6 = Вирус

name-a6-robot = Перекройте проход или откажитесь.
name-a6-energy = Обведите энергоблок в жилом блоке, куда вписан номер, или откажитесь.
name-a6-plant = Обведите растение в жилом блоке, куда вписан номер, или откажитесь.
name-a6-water = Обведите резервуар в жилом блоке, куда вписан номер, или откажитесь.
name-a6-planning = Впишите «X» в любую пустую ячейку и зачеркните календарь или откажитесь.
name-grey = серый вирус
name-green = зелёный вирус
name-blue = синий вирус
name-red = красный вирус
name-purple = фиолетовый вирус
name-yellow = жёлтый вирус
event-virus-activated = { $virus_id ->
    [green] На всех полях активен зелёный вирус в жилом блоке { $quarter }; { $by_seats_count ->
        [0] его будит ASTRA.
        [one] его будит { $by_seats }.
       *[other] его будят { $by_seats }.
    }
    [blue] На всех полях активен синий вирус в жилом блоке { $quarter }; { $by_seats_count ->
        [0] его будит ASTRA.
        [one] его будит { $by_seats }.
       *[other] его будят { $by_seats }.
    }
    [red] На всех полях активен красный вирус в жилом блоке { $quarter }; { $by_seats_count ->
        [0] его будит ASTRA.
        [one] его будит { $by_seats }.
       *[other] его будят { $by_seats }.
    }
    [purple] На всех полях активен фиолетовый вирус в жилом блоке { $quarter }; { $by_seats_count ->
        [0] его будит ASTRA.
        [one] его будит { $by_seats }.
       *[other] его будят { $by_seats }.
    }
   *[yellow] На всех полях активен жёлтый вирус в жилом блоке { $quarter }; { $by_seats_count ->
        [0] его будит ASTRA.
        [one] его будит { $by_seats }.
       *[other] его будят { $by_seats }.
    }
}
event-viruses-spread = { $by_seats_count ->
    [0] Распространение вирусов вызывает ASTRA.
    [one] Распространение вирусов вызывает { $by_seats }.
   *[other] Распространение вирусов вызывают { $by_seats }.
} { $hit_seats_count ->
    [0] Оно никого не задело.
    [one] Ячейки заражает { $hit_seats }.
   *[other] Ячейки заражают { $hit_seats }.
}
illegal-no-empty-target = В этом блоке нет пустой мишени ({ $spot }): серый вирус появляется в блоке 1, 4, 8 или 11.
illegal-quarter-elsewhere = Это не в том жилом блоке, куда вы вписали номер: { $spot }.
illegal-quarter-full = В этом жилом блоке не осталось пустых ячеек: { $spot }.
illegal-not-infectable = Вирус сейчас в жилом блоке { $quarter } и заражает его пустые ячейки; сюда нельзя: { $spot }.
prompt-outbreak = Выберите ячейку в жилом блоке 1, 4, 8 или 11: там появляется серый вирус и заражает эту ячейку.
prompt-infect = Вирус в жилом блоке { $quarter }: выберите ячейку, которую он заразит.
prompt-close = Строка растений зачёркнута: перекройте проход.
prompt-power = Строка воды зачёркнута: обведите энергоблок в любом жилом блоке, где есть пустая ячейка.
score-evacuated = Эвакуированные блоки
score-infected = Заражённые ячейки
name-mission-94 = Эвакуируйте 2 любых жилых блока.
name-mission-95 = Эвакуируйте все жилые блоки одного уровня.
name-mission-96 = Перекройте все проходы у каждого из 3 жилых блоков.
name-mission-97 = Перекройте все проходы блоков с зелёным и синим вирусом.
name-mission-98 = Обведите все энергоблоки на 2 уровнях.
name-mission-99 = Обведите все растения и резервуары на 2 уровнях.
note-power = Энергоблоки жилого блока { $quarter }: { $before } → { $after }
note-ward-left = В блоке { $quarter } останется пустых ячеек: { $left }
note-evacuated = Блок { $quarter } эвакуирован: { $cells } × { $energies } = { $points }
note-virus-wakes = Вирус проснётся на всех полях
note-spread-set = Вирусы распространятся у остальных
note-sealed = Блок { $quarter } закрыт со всех сторон
note-walkways-left = Открытых проходов у блока { $quarter }: { $left }
note-infected = Заражённых ячеек: { $count }
