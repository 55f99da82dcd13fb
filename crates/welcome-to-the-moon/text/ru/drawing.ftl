# Стол в виде текста, для терминала

draw-headline = Приключение { $adventure }, ход { $turn }
draw-sheet = Лист: { $name }
draw-space-empty = __ пустая ячейка
draw-space-printed = -- заполнено при печати
draw-sign-x = «X»
draw-sign-infected = заражение
draw-sign-owner = символ владельца поля
draw-sign-neighbour = символ соседа
draw-circled = обведено:
draw-crossed = зачёркнуто:
draw-astra = ASTRA: { $points }
draw-points = Ваши очки: { $points }
