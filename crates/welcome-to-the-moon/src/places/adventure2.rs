//! Adventure 2, the journey: the trajectory, its cuts and tanks, the stations.

use game_core::Called;
use serde_json::Value;

use super::build::{Naming, errors, id, in_pairs, items, numbered, plain, position, prizes, text};

pub(super) fn names(sheet: &Value) -> Vec<Naming> {
    let space = |id: &Value| position(items(&sheet["slots"]), text(id));
    let mut names = numbered(items(&sheet["slots"]), "way-space", plain);
    names.extend(items(&sheet["cuts"]).map(|cut| {
        let between = &cut["between"];
        (id(cut), Called::new("cut").with("a", space(&between[0])).with("b", space(&between[1])))
    }));
    names.extend(
        items(&sheet["tanks"]).map(|tank| (id(tank), Called::new("way-tank").with("space", space(&tank["slot"])))),
    );
    names.extend((1..).zip(items(&sheet["stations"])).flat_map(|(number, station)| self::station(number, station)));
    names.extend(in_pairs(&sheet["energy_track"]["groups"], "energy"));
    names.extend(in_pairs(&sheet["astronaut_track"]["groups"], "astronaut"));
    names.extend(in_pairs(&sheet["planning_track"]["groups"], "calendar"));
    names.extend(errors(sheet));
    names
}

fn station(number: usize, station: &Value) -> Vec<Naming> {
    let here = |called: Called| called.with("station", number);
    let mut names = vec![(id(station), here(Called::new("station")))];
    names.extend(numbered(items(&station["robots"]), "station-robot", here));
    names.extend(numbered(items(&station["plants"]), "station-plant", here));
    names.extend(prizes(&station["race"], "station-prize", here));
    names
}
