# Компании и виды

name-skymine = Skymine
name-minerva = Minerva
name-astrogo = Astrogo
name-tawac = Tawac
name-carbon = углерод
    .of = ресурсные карты
name-minerals = минералы
    .of = ресурсные карты
name-titanium = титан
    .of = ресурсные карты
name-energy = энергия
    .of = карты энергии
name-research = научные исследования
    .of = карты научного исследования
name-field = полевые исследования
    .of = карты полевого исследования
name-share = акция
    .of = акции
name-plus = тайл
    .of = тайлы
name-moon = Луна
name-belt = Пояс астероидов
name-luna-1 = Луна
name-luna-2 = Луна 2
name-luna-3 = Луна 3

# Слоты

name-slot-left = левый слот
name-slot-2 = слот 2
name-slot-3 = слот 3
name-slot-4 = слот 4
name-slot-right = правый слот
name-rest-1 = слот покоя 1
name-rest-2 = слот покоя 2
name-rest-3 = слот покоя 3
name-rest-4 = слот покоя 4
name-rest-5 = слот покоя 5

# Ячейки бонуса

name-maj-research = Большинство научных исследований
name-maj-titanium = Большинство титана
name-maj-carbon = Большинство углерода
name-maj-minerals = Большинство минералов
name-maj-energy = Большинство энергии
name-std-first-player = Первый игрок
name-std-buy = Покупка за Криптомонеты
name-std-sell = Удаление карты
name-tile-space-resource = Резерв: +1 ресурс
name-tile-space-field = Резерв: тайл полевого исследования
name-tile-space-research = Резерв: тайл научного исследования
name-tile-space-energy = Резерв: тайл энергии
name-C1-1 = Трек C1, уровень 1
name-C1-2 = Трек C1, уровень 2
name-C2-1 = Трек C2, уровень 1
name-C2-2 = Трек C2, уровень 2
name-D1-1 = Трек D1, уровень 1
name-D1-2 = Трек D1, уровень 2
name-D2-1 = Трек D2, уровень 1
name-D2-2 = Трек D2, уровень 2
name-E2-1 = Трек E2, уровень 1
name-E2-2 = Трек E2, уровень 2
name-mission-personal = Персональная ячейка бонуса

# Задания миссий

name-M1a = 3 научные карты лицом вверх в зоне действий
name-M1b = Маркер загрузки на 6-м экране или дальше
name-M1c = Имейте 8 или больше Криптомонет
name-M2a = 7 единиц одного ресурса лицом вверх в зоне действий
name-M2b = 4+ акций одной компании по треку
name-M2c = Купите за этот ход карту общей стоимостью 6 или выше (до скидок)
name-M3a = Продвиньтесь на 4+ позиции по треку резервуара за одно действие
name-M3b = Преодолейте первый бонусный порог на 3 треках
name-M3c = 6 очков энергии лицом вверх в зоне действий
name-M4a = Разместите 5+ фигур с одной станции за одно действие энергии
name-M4b = Оба дополнительных слота действия включены
name-M4c = Имейте 2+ карты с дополнительными акциями
name-M5a = Передвиньте маркер загрузки на 4+ экрана за одно действие
name-M5b = Значение трека резервуара 25 или больше
name-M5c = Вытесните 2+ фигуры за одно действие энергии
name-M6a = Преодолейте второй бонусный порог на 1 треке
name-M6b = Минимум 1 акция каждой компании по трекам
name-M6c = Возьмите колоду покоя из 4+ карт

# Места

place-sector = сектор { $n }
place-shuttle-cell = ячейка шаттла { $n }
place-asteroid = астероид { $n }
place-outpost-cell = астероид { $asteroid }, ячейка { $cell }
name-cell-a = a
name-cell-b = b
name-cell-c = c
name-cell-d = d
