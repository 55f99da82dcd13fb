//! Power stations.

use crate::board::Board;
use crate::data::Special;
use crate::geometry::Squares;
use crate::pieces::{Terrain, Track};

/// The tracks that a power station on these squares can serve: that of the tile's other station, and those of every
/// section with a station that touches the area.
/// § PU-5.8 PU-5.8.1 PU-5.8.2 PU-5.8.4 PU-11.12
pub(crate) fn options(board: &Board, squares: Squares, other: Terrain) -> u8 {
    let area = squares.flood(board.terrain(Terrain::Energy) | squares);
    let touching = area.beside() & !area & board.ground.live;
    let touches = |track: &Track| board.ground.terrain[track.terrain().index()].meets(touching);
    let found = Track::ALL.into_iter().filter(touches).fold(0, |set, track| set | track.bit());
    let tracks = found | other.track().map_or(0, Track::bit);
    // Such a tile expands no biomass area, which is what Wormhole asks for.
    if board.is(Special::ExpandBiomass) { tracks & !Track::Biomass.bit() } else { tracks }
}
