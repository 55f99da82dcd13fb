# События: Ласерда

event-rival-card = { $seat } открывает { $card_acc }.
event-rival-shuffled = { $seat } заново перемешивает карты одиночной игры.
event-rival-bot = { $seat } переставляет робота на символ: { $building }.
event-rival-hindered = { $reason_id ->
    [occupied] { $seat } не может выбрать «{ $main }»: там ещё стоит свой колонист. Вместо этого едет марсоход.
    [too_dear] { $seat } не может доплатить за «{ $main }». Вместо этого едет марсоход.
   *[other] { $seat } ничего не может сделать действием «{ $main }». Вместо этого едет марсоход.
}
event-rival-cannot-build = { $building ->
    [none] { $seat } ничего не может построить.
   *[other] { $seat } не может построить { $building_acc }.
}
event-rival-rover-stays = { $reason_id ->
    [no_target] { $seat } не двигает марсоход: забирать нечего.
   *[other] { $seat } не двигает марсоход: остановиться негде.
}
event-rival-grounded = { $seat } не садится в шаттл: { $card } с крестиком.
event-rival-chose-building = { $seat } решает построить { $chosen_acc }.
event-rival-chose-cell = { $seat } выбирает клетку { $chosen }: { $building }.
event-rival-chose-blueprint = { $seat } выбирает чертёж «{ $chosen }».
event-rival-chose-unbuilt = { $seat } выбирает для улучшения чертёж «{ $chosen }».
event-rival-chose-upgrade = { $seat } выбирает клетку { $chosen }: «{ $blueprint }».
event-rival-chose-tech = { $seat } выбирает { $chosen_acc }.
event-rival-chose-development = { $seat } выбирает для развития { $chosen_acc }.
event-rival-chose-scientist = { $seat } выбирает { $chosen_acc }.
event-rival-chose-contract = { $seat } выбирает { $chosen }.
event-rival-chose-space = { $seat } выбирает ячейку очерёдности { $chosen }.
event-rival-chose-good = { $seat } выбирает 1 { $chosen_acc }.
event-rival-chose-target = { $seat } направляет марсоход к { $chosen }.
event-rival-chose-stop = { $seat } остановит марсоход на { $chosen }.
event-rival-chose-refuge = { $seat } отводит марсоход на { $chosen }.
event-rival-chose-frontier = { $seat } выбирает клетку { $chosen } для жетона открытия «{ $discovery }».
event-rival-lot = { $seat } открывает { $cards_acc }: из равных вариантов ({ $options }) взят номер { $number }.
event-rival-chance = { $seat } полагается на случай: номер { $number } из { $options }.

# Почему Ласерда выбрал именно это

reason-only-one = Другого выбора нет.
reason-by-lot = Все равны: решают карты одиночной игры или случай.
reason-random = Решает случай.
reason-scored-type = Этот тип приносит очки одному из его учёных.
reason-fuller-row = Ряд, где больше чертежей.
reason-lower-row = Нижний ряд.
reason-leftmost = Крайний левый вариант.
reason-cheapest-row = Самый дешёвый ряд.
reason-most-developed = Самая развитая его технология.
reason-least-developed = Наименее развитая его технология.
reason-lower-tile = Из равных — тот жетон, что ниже.
reason-tile-used = Его жетон использовали, и он развивается дальше.
reason-most-in-stock = Чего на складе больше всего.
reason-most-points = Больше всего очков.
reason-nearest = Ближайший жетон.
reason-best-of-nearest = Из ближайших — тот жетон, что приносит больше всего.
reason-most-crystals = Больше всего кристаллов по пути.
reason-nearest-to-target = Ближе всего к жетону, который он может забрать.
reason-largest-complex = Самый большой комплекс.
reason-printed-type = Тип, который называет награда.
reason-bot-type = Тип, на символе которого стоит его робот.
reason-next-type = Следующий тип по его порядку.
reason-farthest-from-your-rover = Как можно дальше от вашего марсохода.
reason-scientist-points = Здание, которое приносит очки одному из его учёных.

# Что считает Ласерда

measure-scored-type = приносит очки его учёному
measure-row-cards = чертежей в ряду
measure-lower-row = в нижнем ряду
measure-position = место слева
measure-price = цена
measure-level = уровень
measure-depth = место сверху
measure-in-stock = на складе
measure-points-in-view = очки, которые видно
measure-points = очки
measure-distance = расстояние в клетках
measure-crystals = кристаллы
measure-cubes = фишки прогресса
measure-missions = шаги миссий
measure-complex = размер комплекса
measure-marker = строка его маркера
measure-level-marker = строка маркера уровня
measure-cells = клетки для постройки
measure-scientist-points = очки за учёного
