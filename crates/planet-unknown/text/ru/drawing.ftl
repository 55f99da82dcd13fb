# Стол в виде текста, для терминала

draw-terrain-letters = цвбртэ
draw-marks = . пусто  ~ лёд  + станция  @ вездеход  ! спасательный модуль  * метеорит
draw-round = Раунд { $round }
draw-event = Событие: { $event }; осталось: { $left }
draw-last-round = Этот раунд последний
draw-commander = , командир
draw-tracks = шкалы { $rows }
draw-has = модули: { $pods }, метеориты: { $meteors }, вездеходы: { $rovers }, пустые квадраты: { $empty }
draw-offer = Доступные жетоны: внешний { $outer }, внутренний { $inner }
draw-hand = Ваши карты
