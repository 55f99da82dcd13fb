# Стол в виде текста, для терминала

draw-headline = Приключение { $adventure }, ход { $turn }
draw-sheet = Лист: { $name }
draw-circled = обведено:
draw-crossed = зачёркнуто:
draw-astra = ASTRA: { $points }
draw-points = Ваши очки: { $points }
