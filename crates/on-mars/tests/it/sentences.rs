//! Sentences that random games seldom or never reach, word by word.

use std::str::FromStr;

use game_core::Seat;
use game_text::Texts;
use on_mars::{Building, Cost, Event, Good, Illegal, Lab, Party, Price, Prompt, RivalName, Scientist, TEXT, Tech};
use serde::Serialize;

const VEGA: Party = Party::Seat(Seat(1));
const LACERDA: Party = Party::Rival(RivalName::Lacerda);

fn id<T: FromStr<Err = String>>(word: &str) -> T {
    word.parse().unwrap_or_else(|why| panic!("{why}"))
}

#[track_caller]
fn says(prefix: &str, value: &impl Serialize, en: &str, ru: &str) {
    let texts = Texts::new(TEXT).unwrap_or_else(|why| panic!("{why}"));
    let names = ["Rys".to_owned(), "Vega".to_owned()];
    for (lang, sentence) in [("en", en), ("ru", ru)] {
        assert_eq!(texts.try_say(lang, prefix, value, &names), Ok(sentence.to_owned()));
    }
}

#[test]
fn goals_name_their_condition() {
    says(
        "illegal",
        &Illegal::GoalNotMet { goal: id("PG2") },
        "You have not reached Architect yet: “Have 3 advanced buildings.”",
        "Цель «Архитектор» ещё не достигнута. Её условие — «У вас 3 улучшенных здания.»",
    );
    says(
        "illegal",
        &Illegal::TravelInBetween { goal: id("PG11") },
        "The reward of Fleet is a journey: take it between your actions.",
        "Награда цели «Флот» — полёт: он возможен только между действиями.",
    );
    says(
        "event",
        &Event::GoalCompleted { seat: Seat(1), goal: id("PG2") },
        "Vega completes the private goal Architect.",
        "Vega достигает личной цели «Архитектор».",
    );
}

#[test]
fn b_cards_name_their_task() {
    says(
        "illegal",
        &Illegal::ErrandNotDone { card: id("FB1") },
        "You have not done this in this turn yet: “Take a blueprint: gain 1 crystal.”",
        "В этот ход задание ещё не выполнено: «Возьмите чертёж: получите 1 кристалл.»",
    );
}

#[test]
fn prices_are_listed() {
    let mut cost = Cost { any: 2, ..Cost::of(Good::Water, 2) };
    cost.goods[Good::Battery] = 1;
    says(
        "illegal",
        &Illegal::CannotPay { price: Price(cost) },
        "You cannot afford this: it costs 1 battery, 2 water, 2 resources of any kind.",
        "Оплатить это вы не можете. Цена: 1 аккумулятор, 2 воды, 2 любых ресурса.",
    );
}

#[test]
fn buildings_are_told_in_their_cases() {
    let (blueprint, cell) = (id("BP12"), id("H8"));
    says(
        "illegal",
        &Illegal::WrongBuilding { blueprint, cell, needed: Building::OxygenCondenser },
        "Gym needs an oxygen condenser; there is none on H8.",
        "Для чертежа «Спортзал» нужно здание «кислородный конденсатор»; на H8 его нет.",
    );
    says(
        "illegal",
        &Illegal::WorksElsewhere { scientist: Scientist::Geologist, building: Building::Mine },
        "The Geologist works only in advanced mines.",
        "Место работы этого учёного (геолог) — улучшенное здание «шахта».",
    );
    says(
        "illegal",
        &Illegal::ComplexTooSmall { cell, size: 1, needed: 3 },
        "The complex on H8 has 1 building; this blueprint needs 3.",
        "Комплекс на H8 — из 1, а чертежу нужно не меньше 3.",
    );
    says(
        "event",
        &Event::Constructed { seat: VEGA, building: Building::Greenhouse, cell, size: 3 },
        "Vega builds a greenhouse on H8: a complex of 3.",
        "Vega строит теплицу на H8: комплекс из 3.",
    );
    says(
        "event",
        &Event::RivalCannotBuild { seat: LACERDA, building: Some(Building::Mine) },
        "Lacerda cannot build a mine.",
        "Ласерда не может построить шахту.",
    );
}

#[test]
fn goods_are_counted() {
    let gained = |good, count, lost| Event::Gained { seat: VEGA, good, count, lost };
    says("event", &gained(Good::Water, 2, 0), "Vega gains 2 water.", "Vega получает 2 воды.");
    says(
        "event",
        &gained(Good::Plant, 5, 2),
        "Vega gains 5 plants, but has no room for 2.",
        "Vega получает 5 растений; не помещается: 2.",
    );
    says(
        "illegal",
        &Illegal::NotInWarehouse { good: Good::Mineral },
        "The warehouse never holds minerals.",
        "На складе не бывает минералов.",
    );
}

#[test]
fn technologies_are_told_by_level_and_cell() {
    says(
        "illegal",
        &Illegal::TechTooLow { tech: Tech::Greenhouse, level: 2, needed: 3 },
        "The Greenhouse tech is at level 2 here; level 3 is needed.",
        "«Теплица»: здесь уровень 2, а нужен 3.",
    );
    says(
        "illegal",
        &Illegal::NotNext { from: Lab::L2M, to: Lab::L4T },
        "No arrow leads from column 2, middle cell to column 4, upper cell: follow the arrows.",
        "Отсюда туда стрелки нет: колонка 2, средняя ячейка → колонка 4, верхняя ячейка. Двигайтесь по стрелкам.",
    );
    says(
        "event",
        &Event::TechUsed { seat: VEGA, owner_seat: VEGA, own: true, tech: Tech::Rover, level: 4 },
        "Vega uses the Rover tech at level 4.",
        "Vega использует технологию «Марсоход» уровня 4.",
    );
}

#[test]
fn ships_and_discoveries() {
    says(
        "illegal",
        &Illegal::LevelTooLow { level: 2, ships: 2 },
        "At colony level 2 you can welcome 2 ships in all: the colony has to rise first.",
        "При уровне колонии 2 вы можете встретить кораблей: 2. Сначала должен вырасти уровень.",
    );
    says(
        "event",
        &Event::RadarTuned { seat: VEGA, discovery: id("DI16") },
        "Vega puts the discovery tile Water on Radar.",
        "Vega кладёт жетон открытия «Вода» на «Радар».",
    );
    says(
        "event",
        &Event::Judged { demand: "demand_martian_potato_4".to_owned(), have: 0, need: 1, met: false },
        "Not achieved (0 of 1): “You have the Biochemist.”",
        "Не выполнено (0 из 1): «У вас есть биохимик.»",
    );
}

#[test]
fn owners_are_told_who_used_their_technology_and_for_what() {
    says(
        "prompt",
        &Prompt::Owner { tech: Tech::Rover, by_seat: VEGA, cell: None },
        "Vega drives further with your Rover tech: take 1 oxygen, or develop it?",
        "Vega едет дальше: использована ваша технология «Марсоход». Получить 1 кислород или развить её?",
    );
    says(
        "prompt",
        &Prompt::Owner { tech: Tech::Greenhouse, by_seat: LACERDA, cell: Some(id("E7")) },
        "Lacerda builds on E7 with your Greenhouse tech: take 1 oxygen, or develop it?",
        "Ласерда строит на E7: использована ваша технология «Теплица». Получить 1 кислород или развить её?",
    );
}
