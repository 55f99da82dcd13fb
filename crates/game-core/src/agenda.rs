//! The agenda: what still has to be decided, most urgent first.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::List;

/// How a task hangs together with the others of its group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bond {
    /// Alone in its group.
    #[default]
    Alone,
    /// All of the group are to be done, in any order.
    AnyOrder,
    /// One of the group is to be done; the rest then lapses.
    OneOf,
}

/// One line of the agenda, as views show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Pending<T> {
    /// What is to be decided.
    pub task: T,
    /// How it hangs together with its neighbours of the same group.
    pub bond: Bond,
    /// Whether it may be skipped.
    pub optional: bool,
    /// Neighbours with the same number belong together.
    pub group: u8,
}

/// A stack of groups of pending tasks, at most `N` tasks in all. Only the top group is open; whatever a task
/// brings about is put on top of it and comes first. Long turns are nothing but agendas, so every decision is
/// one small action: easy to undo, to log, to search.
///
/// ```
/// use game_core::Agenda;
/// let mut turn: Agenda<&str, 8> = Agenda::new();
/// turn.in_order(["buy", "move", "end turn"]);
/// assert_eq!(turn.top(), Some("buy"));
/// turn.complete("buy");
/// turn.any_order(["explore A1", "explore A2"]);
/// turn.complete("explore A2");
/// assert_eq!(turn.open().collect::<Vec<_>>(), ["explore A1"]);
/// turn.one_of(["two cards", "one point"]);
/// turn.complete("one point");
/// turn.optional("play a mission");
/// assert!(turn.skip());
/// assert!(!turn.skip(), "exploring is compulsory");
/// turn.complete("explore A1");
/// assert_eq!(turn.top(), Some("move"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Copy + Default + Deserialize<'de>"))]
pub struct Agenda<T, const N: usize> {
    /// The last is the top.
    items: List<Pending<T>, N>,
}

impl<T: TS, const N: usize> TS for Agenda<T, N> {
    type WithoutGenerics = <Vec<Pending<T>> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        <Vec<Pending<T>> as TS>::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Vec<Pending<T>> as TS>::inline(cfg)
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<Pending<T>> as TS>::visit_dependencies(v);
    }

    fn visit_generics(v: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <Vec<Pending<T>> as TS>::visit_generics(v);
    }
}

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda { items: List::new() }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Agenda<T, N> {
    /// Nothing to decide.
    pub fn new() -> Self {
        Agenda::default()
    }

    /// Whether nothing is left to decide.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The task that comes next; of a group, the first.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.items.last().map(|item| item.task)
    }

    /// The tasks one of which may be done now, in the order they were put.
    pub fn open(&self) -> impl Iterator<Item = T> {
        let group = self.items.last().map_or(0, |item| item.group);
        self.items.as_slice().iter().rev().take_while(move |item| item.group == group).map(|item| item.task)
    }

    /// Everything that is left to decide, from the top.
    pub fn iter(&self) -> impl Iterator<Item = T> {
        self.items.as_slice().iter().rev().map(|item| item.task)
    }

    /// Puts one compulsory task on top.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.items.push(Pending { task, bond: Bond::Alone, optional: false, group: self.new_group() });
    }

    /// Puts one task on top that may be skipped.
    pub fn optional(&mut self, task: T) {
        self.items.push(Pending { task, bond: Bond::Alone, optional: true, group: self.new_group() });
    }

    /// Puts tasks on top to be done one after another, the first first.
    pub fn in_order(&mut self, tasks: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        for task in tasks.into_iter().rev() {
            self.push(task);
        }
    }

    /// Puts tasks on top that are all to be done, in the order the player likes.
    pub fn any_order(&mut self, tasks: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        self.group(Bond::AnyOrder, tasks);
    }

    /// Puts alternatives on top: doing one drops the rest.
    pub fn one_of(&mut self, tasks: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        self.group(Bond::OneOf, tasks);
    }

    /// Strikes off an open task (with its alternatives). False if no such task is open.
    pub fn complete(&mut self, task: T) -> bool {
        let Some(&Pending { group, bond, .. }) = self.items.last() else { return false };
        let first = self.items.iter().rposition(|item| item.group != group).map_or(0, |i| i + 1);
        let Some(place) = self.items.as_slice()[first..].iter().rposition(|item| item.task == task) else {
            return false;
        };
        match bond {
            Bond::OneOf => self.items.truncate(first),
            Bond::Alone | Bond::AnyOrder => {
                self.items.remove(first + place);
            }
        }
        true
    }

    /// Strikes off the top task without looking at it.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.items.pop().map(|item| item.task)
    }

    /// Drops the top task if it is optional; false if it is not.
    pub fn skip(&mut self) -> bool {
        let optional = self.items.last().is_some_and(|item| item.optional);
        if optional {
            self.items.pop();
        }
        optional
    }

    /// Drops everything: the game is over.
    pub fn clear(&mut self) {
        self.items.clear();
    }

    fn group(&mut self, bond: Bond, tasks: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        let group = self.new_group();
        for task in tasks.into_iter().rev() {
            self.items.push(Pending { task, bond, optional: false, group });
        }
    }

    fn new_group(&self) -> u8 {
        self.items.last().map_or(0, |item| item.group.wrapping_add(1))
    }
}
