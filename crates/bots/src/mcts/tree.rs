//! The tree, kept in two growing arrays so that a search allocates nothing per step once they are large enough.

use game_core::Seat;

/// Marks the end of a list of edges and an edge that leads nowhere yet.
const NONE: u32 = u32::MAX;

/// The root is always the first node.
pub(super) const ROOT: u32 = 0;

/// Past this size the tree grows no more and only its numbers get better (some 200 MB).
const MAX_EDGES: usize = 4_000_000;

/// One action at one node: what was tried, how often, and how it went for the seat that took it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// The judge's hint; zero for what is never to be tried.
    pub(super) weight: f32,
    /// How often it was taken.
    pub(super) visits: u32,
    /// How often it could have been taken: in another imagined world it may not be legal.
    pub(super) available: u32,
    /// Mean value for the seat that acts; the values of the others matter at their own edges.
    pub(super) mean: f32,
    child: u32,
    next: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
}

/// Nodes are sequences of decisions since the root; dice and draws between them are averaged over. Forced decisions
/// are no nodes at all, so the edges of one node may even belong to different seats in different worlds.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Work space of [`Tree::keep`].
    queue: Vec<u32>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn new() -> Self {
        let mut tree = Tree { nodes: Vec::new(), edges: Vec::new(), queue: Vec::new() };
        tree.clear();
        tree
    }

    /// Back to a root that was never visited.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(Node { first: NONE, last: NONE });
    }

    /// Whether the root was never visited.
    pub(super) fn is_empty(&self) -> bool {
        self.edges.is_empty()
    }

    pub(super) fn edge(&self, id: u32) -> &Edge<A> {
        &self.edges[id as usize]
    }

    pub(super) fn edge_mut(&mut self, id: u32) -> &mut Edge<A> {
        &mut self.edges[id as usize]
    }

    /// The node behind an edge, made when it is first asked for. `None` when the tree is full.
    pub(super) fn child(&mut self, edge: u32) -> Option<u32> {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return Some(child);
        }
        if self.edges.len() >= MAX_EDGES {
            return None;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, last: NONE });
        self.edges[edge as usize].child = new;
        Some(new)
    }

    /// Puts the edge of each action into `found`, in the order of the actions. Edges made just now have visits,
    /// availability and weight zero; their places in `found` go to `fresh`.
    pub(super) fn edges_for(
        &mut self,
        node: u32,
        seat: Seat,
        actions: &[A],
        found: &mut Vec<u32>,
        fresh: &mut Vec<usize>,
    ) {
        let first = self.nodes[node as usize].first;
        // Lists of legal actions come in a fixed order, so the next action is nearly always at the next edge.
        let mut cursor = first;
        for &action in actions {
            let known = self.find(cursor, NONE, seat, action).or_else(|| self.find(first, cursor, seat, action));
            let edge = known.unwrap_or_else(|| {
                fresh.push(found.len());
                self.append(node, seat, action)
            });
            found.push(edge);
            cursor = if known.is_some() { self.edges[edge as usize].next } else { cursor };
        }
    }

    /// The edge of an action at a node, if the search has met it.
    pub(super) fn look_up(&self, node: u32, seat: Seat, action: A) -> Option<u32> {
        self.find(self.nodes[node as usize].first, NONE, seat, action)
    }

    /// Makes the node behind this action the root and drops everything that is not below it. `spare` lends its
    /// memory for the copy.
    pub(super) fn keep(&mut self, seat: Seat, action: A, spare: &mut Self) {
        let child = self.look_up(ROOT, seat, action).map_or(NONE, |edge| self.edges[edge as usize].child);
        if child == NONE {
            self.clear();
            return;
        }
        spare.nodes.clear();
        spare.edges.clear();
        let mut queue = std::mem::take(&mut self.queue);
        queue.clear();
        queue.push(child);
        let mut place = 0;
        // A node's number in the copy is its place in the queue.
        while let Some(&old) = queue.get(place) {
            spare.nodes.push(Node { first: NONE, last: NONE });
            let mut at = self.nodes[old as usize].first;
            while at != NONE {
                let mut edge = self.edges[at as usize];
                at = edge.next;
                if edge.child != NONE {
                    queue.push(edge.child);
                    edge.child = queue.len() as u32 - 1;
                }
                spare.link(place as u32, edge);
            }
            place += 1;
        }
        self.queue = queue;
        std::mem::swap(&mut self.nodes, &mut spare.nodes);
        std::mem::swap(&mut self.edges, &mut spare.edges);
    }

    fn find(&self, from: u32, until: u32, seat: Seat, action: A) -> Option<u32> {
        let mut at = from;
        while at != until && at != NONE {
            let edge = &self.edges[at as usize];
            if edge.action == action && edge.seat == seat {
                return Some(at);
            }
            at = edge.next;
        }
        None
    }

    fn append(&mut self, node: u32, seat: Seat, action: A) -> u32 {
        let edge = Edge { seat, action, weight: 0.0, visits: 0, available: 0, mean: 0.0, child: NONE, next: NONE };
        self.link(node, edge)
    }

    fn link(&mut self, node: u32, mut edge: Edge<A>) -> u32 {
        edge.next = NONE;
        let id = self.edges.len() as u32;
        self.edges.push(edge);
        let node = &mut self.nodes[node as usize];
        if node.last == NONE {
            node.first = id;
        } else {
            self.edges[node.last as usize].next = id;
        }
        node.last = id;
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn grow(tree: &mut Tree<u8>, node: u32, actions: &[u8]) -> Vec<u32> {
        let (mut found, mut fresh) = (Vec::new(), Vec::new());
        tree.edges_for(node, ME, actions, &mut found, &mut fresh);
        found
    }

    #[test]
    fn an_action_keeps_its_edge_whatever_else_is_legal() {
        let mut tree = Tree::new();
        let all = grow(&mut tree, ROOT, &[1, 2, 3, 4]);
        assert_eq!(grow(&mut tree, ROOT, &[2, 4]), [all[1], all[3]]);
        let wider = grow(&mut tree, ROOT, &[1, 9, 2, 3, 4]);
        assert_eq!([wider[0], wider[2], wider[3], wider[4]], all[..]);
        assert_eq!(grow(&mut tree, ROOT, &[4, 9, 1]), [all[3], wider[1], all[0]]);
        assert_eq!(tree.edges.len(), 5);
    }

    #[test]
    fn the_same_action_of_another_seat_is_another_edge() {
        let mut tree = Tree::new();
        let mine = grow(&mut tree, ROOT, &[1])[0];
        let (mut found, mut fresh) = (Vec::new(), Vec::new());
        tree.edges_for(ROOT, Seat(1), &[1], &mut found, &mut fresh);
        assert_ne!(found[0], mine);
        assert_eq!(fresh, [0]);
    }

    #[test]
    fn keeping_a_child_keeps_its_numbers_and_nothing_else() {
        let mut tree = Tree::new();
        let top = grow(&mut tree, ROOT, &[1, 2]);
        let left = tree.child(top[0]).expect("there is room");
        let right = tree.child(top[1]).expect("there is room");
        grow(&mut tree, left, &[5, 6]);
        let below = grow(&mut tree, right, &[7, 8]);
        tree.edge_mut(below[1]).visits = 12;
        let grandchild = tree.child(below[1]).expect("there is room");
        grow(&mut tree, grandchild, &[9]);

        tree.keep(ME, 2, &mut Tree::new());
        assert_eq!(tree.edges.len(), 3);
        let kept = tree.look_up(ROOT, ME, 8).expect("kept");
        assert_eq!(tree.edge(kept).visits, 12);
        let deeper = tree.child(kept).expect("there is room");
        assert!(tree.look_up(deeper, ME, 9).is_some());
        assert!(tree.look_up(ROOT, ME, 5).is_none());

        tree.keep(ME, 3, &mut Tree::new());
        assert!(tree.edges.is_empty(), "an action never seen leaves a fresh tree");
    }
}
