//! Where bots think, and where other long work is done: on threads of their own, shared fairly between people, and
//! quick work never behind slow work.
//!
//! Work is not interrupted, so what matters is what comes next. What takes about as long shares a lane, and each lane
//! has its own threads: in the queue nobody waits much longer than their own work takes. Within a lane the next place
//! goes where least was done so far: to the home (the address) first, then to the person there, since anybody can come
//! under many names. No home has all places at once.

mod queue;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game_registry::{BotSpec, Budget};
use tokio::sync::oneshot;

pub(crate) use self::queue::Payer;
use self::queue::Queue;

/// How long a bot thinks about a decision, roughly; and what else takes its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// At once, as people see it.
    Quick,
    /// Less than a second.
    Short,
    /// Longer.
    Long,
    /// What would come of something, for somebody who points at it.
    Sight,
    /// Journals that are read and games that are told.
    Desk,
}

impl Lane {
    pub(crate) const ALL: [Lane; 5] = [Lane::Quick, Lane::Short, Lane::Long, Lane::Sight, Lane::Desk];

    pub(crate) fn of(spec: &BotSpec) -> Self {
        let (quick, short) = match *spec {
            BotSpec::Random | BotSpec::Greedy => (true, true),
            BotSpec::Mcts { budget: Budget::Time(time), .. } => {
                (time <= Duration::from_millis(50), time <= Duration::from_millis(600))
            }
            BotSpec::Mcts { budget: Budget::Iterations(n), .. } => (n <= 100, n <= 1_000),
        };
        match (quick, short) {
            (true, _) => Lane::Quick,
            (false, true) => Lane::Short,
            (false, false) => Lane::Long,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Lane::Quick => "bots-quick",
            Lane::Short => "bots-short",
            Lane::Long => "bots-long",
            Lane::Sight => "foresight",
            Lane::Desk => "desks",
        }
    }

    /// As many places as there are cores, and two at least; two suffice for desks.
    fn places(self, cores: usize) -> usize {
        if self == Lane::Desk { 2 } else { cores.max(2) }
    }

    /// How far its threads stand behind those that serve people.
    fn modesty(self) -> i32 {
        match self {
            Lane::Sight => 2,
            Lane::Quick => 5,
            Lane::Short | Lane::Long | Lane::Desk => 10,
        }
    }
}

struct Room {
    queue: Mutex<Queue>,
    called: Condvar,
    places: usize,
}

impl Room {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works until the room is closed. No home may have all places.
    fn work(&self) {
        let most = (self.places - 1).max(1);
        let mut queue = self.queue();
        while !queue.is_closed() {
            let Some((payer, job)) = queue.take(most) else {
                queue = self.called.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            let started = Instant::now();
            job();
            queue = self.queue();
            queue.done(&payer, started.elapsed());
            // Its home may have been at the limit of places.
            self.called.notify_all();
        }
    }
}

/// The threads on which bots think.
pub(crate) struct Thinkers([Arc<Room>; 5]);

impl Thinkers {
    /// The threads end when this is dropped, and nobody waits for what they are still thinking about.
    pub(crate) fn new(cores: usize) -> Self {
        Thinkers(Lane::ALL.map(|lane| {
            let room = Room { queue: Mutex::default(), called: Condvar::new(), places: lane.places(cores) };
            let room = Arc::new(room);
            for _ in 0..room.places {
                let room = room.clone();
                let work = move || {
                    step_back(lane.modesty());
                    room.work();
                };
                if let Err(error) = std::thread::Builder::new().name(lane.name().to_owned()).spawn(work) {
                    tracing::error!(%error, "there is no thread for bots");
                }
            }
            room
        }))
    }

    /// Thinks for somebody, when it is their turn. The error is that the work has failed.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        payer: &Payer,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(move || {
            // Nobody waits for the answer any more: then there is nothing to think about.
            if !reply.is_closed() {
                let _ = reply.send(catch_unwind(AssertUnwindSafe(work)).map_err(Failed::of));
            }
        });
        let room = &self.0[lane as usize];
        room.queue().put(payer, job);
        room.called.notify_one();
        answer.await.unwrap_or(Err(Failed("the server goes down".to_owned())))
    }

    /// How many decisions wait for a place, and how many are thought about.
    pub(crate) fn busy(&self) -> (usize, usize) {
        self.0[..Lane::Sight as usize].iter().fold((0, 0), |(waiting, running), room| {
            let (more, at_work) = room.queue().busy();
            (waiting + more, running + at_work)
        })
    }

    /// How much of somebody's home waits in a lane.
    pub(crate) fn waiting(&self, payer: &Payer, lane: Lane) -> usize {
        self.0[lane as usize].queue().waiting_of(payer)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        for room in &self.0 {
            let mut queue = room.queue();
            queue.close();
            room.called.notify_all();
        }
    }
}

/// A bot that could not decide.
#[derive(Debug)]
pub(crate) struct Failed(String);

impl Failed {
    fn of(panic: Box<dyn Any + Send>) -> Self {
        let said = panic.downcast_ref::<String>().cloned();
        Failed(said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned())).unwrap_or_default())
    }
}

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Lets the threads that serve people go first, wherever those stand, if the system knows priorities of threads.
fn step_back(by: i32) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let me = Some(rustix::thread::gettid());
        // Without the right to do so it thinks all the same.
        let _ = setpriority_process(me, getpriority_process(me).unwrap_or(0) + by);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = by;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Work that lasts until the sender is dropped.
    fn endless() -> (mpsc::Sender<()>, Arc<Mutex<mpsc::Receiver<()>>>) {
        let (hold, held) = mpsc::channel();
        (hold, Arc::new(Mutex::new(held)))
    }

    fn spawn(thinkers: &Arc<Thinkers>, owner: &'static str, lane: Lane, work: impl FnOnce() + Send + 'static) {
        let thinkers = thinkers.clone();
        tokio::spawn(async move { thinkers.think(&Payer::alone(owner), lane, work).await });
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_person_never_has_all_places() {
        let thinkers = Arc::new(Thinkers::new(2));
        let (hold, held) = endless();
        for _ in 0..20 {
            let held = held.clone();
            spawn(&thinkers, "eve", Lane::Long, move || {
                let _ = held.lock().expect("one at a time").recv();
            });
        }
        while thinkers.busy() != (19, 1) {
            tokio::task::yield_now().await;
        }
        thinkers.think(&Payer::alone("ann"), Lane::Long, || ()).await.expect("there is a place for ann");
        drop(hold);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn quick_bots_do_not_wait_for_slow_ones() {
        let thinkers = Arc::new(Thinkers::new(1));
        let (hold, held) = endless();
        for owner in ["eve", "mal"] {
            for lane in [Lane::Short, Lane::Long] {
                let held = held.clone();
                spawn(&thinkers, owner, lane, move || {
                    let _ = held.lock().expect("one at a time").recv();
                });
            }
        }
        while thinkers.busy() != (0, 4) {
            tokio::task::yield_now().await;
        }
        thinkers.think(&Payer::alone("eve"), Lane::Quick, || ()).await.expect("even her own");
        drop(hold);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_fails_says_so_and_the_next_one_thinks() {
        let thinkers = Thinkers::new(1);
        let failed = thinkers.think(&Payer::alone("ann"), Lane::Quick, || panic!("no idea")).await;
        assert_eq!(failed.map_err(|why: Failed| why.to_string()), Err::<(), _>("no idea".to_owned()));
        assert_eq!(thinkers.think(&Payer::alone("ann"), Lane::Quick, || 7).await.expect("a thought"), 7);
    }

    #[test]
    fn bots_are_told_apart_by_how_long_they_think() {
        let lane = |spec: &str| Lane::of(&spec.parse().expect("a bot"));
        assert_eq!(lane("greedy"), Lane::Quick);
        assert_eq!(lane("mcts:500ms"), Lane::Short);
        assert_eq!([lane("mcts:2000ms"), lane("mcts:20000i")], [Lane::Long; 2]);
    }
}
