# Стол в виде текста, для терминала

draw-round = Раунд { $round } из 7, { $map }; карт в колоде: { $deck }
draw-chapter = Глава { $chapter }
draw-threat = угроза { $threat }
draw-missions = миссии { $missions }
draw-company = ({ $track }) акция { $value }; столбцы { $columns }; маркеры: { $cells }
draw-legend = S Skymine, M Minerva, A Astrogo, T Tawac; 21:S — сектор с форпостом, . — свободно.
draw-legend-belt = S Skymine, M Minerva, A Astrogo, T Tawac; [18:A.T] — астероид и его ячейки, (19:M) — ячейка шаттла, . — свободно.
draw-cards = Рынок карт (цена в монетах)
draw-plans = Планы; ячейка запаса { $coins }; специальные планы { $specials }
draw-spaces = Маркеры: { $spaces }
draw-first = , первый игрок
draw-has = монеты { $coins }, гелий { $helium }, экран { $research }, маркеры { $markers }
draw-area = открыты: { $shown }; использованы: { $used }
draw-luna = уровень { $level }, большинство { $left } и { $right }
draw-hand = Рука: { $cards }
draw-planned = Запланировано: { $cards }
draw-rest = Колода покоя { $place }: { $cards }
draw-screens = Экраны: { $screens }
