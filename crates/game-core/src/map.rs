//! Maps: which places lie next to each other, what is connected, how far it is.

use crate::{Id, PerKind, Places};

/// Which of the at most `N` places of a board are neighbours. Made once from the printed board; everything else is
/// arithmetic on sets `S` of places: [`IdSet`](crate::IdSet), or [`WideSet`](crate::WideSet) for more than 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map<I, S, const N: usize>(PerKind<I, S, N>);

/// The six neighbours of a hex in axial coordinates: column, then the axis to the lower left.
const HEX: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
/// The four squares that share a side.
const SQUARE: [(i8, i8); 4] = [(1, 0), (0, -1), (-1, 0), (0, 1)];

impl<I: Id, S: Places<I>, const N: usize> Map<I, S, N> {
    /// The map in which each place has these neighbours.
    pub fn new(neighbours: impl FnMut(I) -> S) -> Self {
        Map(PerKind::new(neighbours))
    }

    /// Hexes by their axial coordinates.
    pub fn of_hexes(at: impl Fn(I) -> (i8, i8)) -> Self {
        Self::by_steps(&HEX, at)
    }

    /// Squares by column and row; those that share a side are neighbours.
    pub fn of_squares(at: impl Fn(I) -> (i8, i8)) -> Self {
        Self::by_steps(&SQUARE, at)
    }

    fn by_steps(steps: &[(i8, i8)], at: impl Fn(I) -> (i8, i8)) -> Self {
        let all = || (0..N as u8).map(I::from_index);
        Self::new(|place| {
            let (x, y) = at(place);
            let beside = |other: &I| steps.iter().any(|(dx, dy)| at(*other) == (x + dx, y + dy));
            all().filter(beside).collect()
        })
    }

    /// The same map without the places that are not among these.
    #[must_use]
    pub fn only(&self, places: S) -> Self {
        Self::new(|place| if places.contains(place) { self.0[place] & places } else { S::EMPTY })
    }

    /// The neighbours of a place.
    #[inline]
    pub fn beside(&self, place: I) -> S {
        self.0[place]
    }

    /// The neighbours of all these places, some of which may be among them.
    #[inline]
    pub fn around(&self, places: S) -> S {
        let mut around = S::EMPTY;
        for place in places {
            around |= self.0[place];
        }
        around
    }

    /// All of `ground` that can be reached from these places through `ground`, they themselves as far as they are on it.
    pub fn connected(&self, from: S, ground: S) -> S {
        let mut area = from & ground;
        let mut edge = area;
        while !edge.is_empty() {
            edge = self.around(edge) & ground & !area;
            area |= edge;
        }
        area
    }

    /// The places exactly this many steps away, over any ground.
    pub fn at_distance(&self, from: I, steps: u8) -> S {
        let mut seen = S::one(from);
        let mut edge = seen;
        for _ in 0..steps {
            edge = self.around(edge) & !seen;
            seen |= edge;
        }
        edge
    }

    /// How many steps it is from one place to another through `ground`, both ends included; nothing where there is no way.
    pub fn distance(&self, from: I, to: I, ground: S) -> Option<u8> {
        let mut seen = S::one(from) & ground;
        let mut edge = seen;
        for steps in 0..=N as u8 {
            if edge.contains(to) {
                return Some(steps);
            }
            edge = self.around(edge) & ground & !seen;
            if edge.is_empty() {
                return None;
            }
            seen |= edge;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{IdSet, WideSet};

    /// A board of 91 hexes: a hexagon with six on a side, as On Mars has.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Cell(u8);

    const CELLS: usize = 91;

    impl Id for Cell {
        fn from_index(index: u8) -> Self {
            Cell(index)
        }

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn count() -> usize {
            CELLS
        }
    }

    fn coordinates() -> Vec<(i8, i8)> {
        let all = (-5..=5).flat_map(|r: i8| (-5..=5).map(move |q: i8| (q, r)));
        all.filter(|(q, r)| (q + r).abs() <= 5).collect()
    }

    fn mars() -> Map<Cell, WideSet<Cell>, CELLS> {
        let at = coordinates();
        Map::of_hexes(|cell: Cell| at[cell.index()])
    }

    fn cell(q: i8, r: i8) -> Cell {
        Cell(coordinates().iter().position(|at| *at == (q, r)).unwrap_or_default() as u8)
    }

    #[test]
    fn a_hex_has_six_neighbours_a_corner_three() {
        let map = mars();
        assert_eq!(coordinates().len(), CELLS);
        assert_eq!(
            (map.beside(cell(0, 0)).len(), map.beside(cell(5, 0)).len(), map.beside(cell(5, -2)).len()),
            (6, 3, 4)
        );
        assert!(map.beside(cell(5, -5)).contains(cell(4, -5)), "sets reach past the sixty-fourth place");
    }

    #[test]
    fn rings_grow_by_six() {
        let map = mars();
        assert_eq!([1, 2, 5, 6].map(|steps| map.at_distance(cell(0, 0), steps).len()), [6, 12, 30, 0]);
    }

    #[test]
    fn a_wall_makes_the_way_longer_or_ends_it() {
        let map = mars();
        let all: WideSet<Cell> = (0..CELLS as u8).map(Cell).collect();
        assert_eq!(map.distance(cell(-5, 0), cell(5, 0), all), Some(10));
        let wall: WideSet<Cell> = (-5..=5).filter(|r| *r != 5).map(|r: i8| cell(0, r)).collect();
        assert_eq!(map.distance(cell(-1, 0), cell(1, 0), all), Some(2));
        assert!(map.distance(cell(-1, 0), cell(1, 0), all & !wall).is_some_and(|steps| steps > 2));
        let whole: WideSet<Cell> = wall | WideSet::one(cell(0, 5));
        assert_eq!(map.distance(cell(-1, 0), cell(1, 0), all & !whole), None);
        let west = map.connected(WideSet::one(cell(-1, 0)), all & !whole);
        assert_eq!(west.len(), 40);
    }

    #[test]
    fn squares_share_sides() {
        #[derive(Clone, Copy, Debug)]
        struct Square(u8);
        impl Id for Square {
            fn from_index(index: u8) -> Self {
                Square(index)
            }

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn count() -> usize {
                9
            }
        }
        let map: Map<Square, IdSet<Square>, 9> =
            Map::of_squares(|square: Square| ((square.0 % 3) as i8, (square.0 / 3) as i8));
        assert_eq!([0, 1, 4].map(|square| map.beside(Square(square)).len()), [2, 3, 4]);
        let corner: IdSet<Square> = [0, 1].map(Square).into_iter().collect();
        assert_eq!(map.only(corner).beside(Square(0)).len(), 1);
    }
}
