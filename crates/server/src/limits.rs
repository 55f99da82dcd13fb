//! How much anybody may ask at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::quotas::Quotas;

/// What one address may ask of the server. The default suits a server that strangers can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Requests a minute, a tenth of them at once; 0 for no limit.
    pub requests_per_minute: u32,
    /// Messages that one person may send in a minute over all their WebSockets, and ten times as many from one address,
    /// whatever the names; 0 for no limit but that of each connection.
    pub messages_per_minute: u32,
    /// Tables that may be opened from one address in a day; 0 for no limit.
    pub tables_per_address: u32,
    /// Open connections of any kind; 0 for no limit.
    pub connections_per_address: u32,
}

impl Allowance {
    /// No limits.
    pub const OFF: Allowance =
        Allowance { requests_per_minute: 0, messages_per_minute: 0, tables_per_address: 0, connections_per_address: 0 };
}

impl Default for Allowance {
    fn default() -> Self {
        Allowance {
            requests_per_minute: 3_000,
            messages_per_minute: 3_000,
            tables_per_address: 1_000,
            connections_per_address: 512,
        }
    }
}

/// An address may send so many times what one person may: people share addresses, and one person has many names.
const NEIGHBOURS: f64 = 10.0;
/// A network of IPv6 with many households may do so many times what one household may.
const HOUSEHOLDS: u32 = 8;

/// A bucket that fills by `rate` a second up to `burst`; each request takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    rate: f64,
    burst: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: f64) -> Self {
        Bucket { left: burst, rate, burst, at: Instant::now() }
    }

    /// One for so many times as many.
    fn times(self, times: f64) -> Self {
        Bucket { left: self.left * times, rate: self.rate * times, burst: self.burst * times, at: self.at }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.burst);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn is_full(&self) -> bool {
        self.at.elapsed().as_secs_f64() * self.rate + self.left >= self.burst
    }
}

/// Buckets by whom they belong to. Full ones are forgotten, so that a map stays as small as the crowd that is in haste.
pub(crate) struct Buckets<K> {
    buckets: HashMap<K, Bucket>,
    /// Full buckets are looked for when there are so many.
    sweep_at: usize,
}

/// Buckets that are kept without looking for full ones.
const REMEMBERED: usize = 10_000;

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Buckets { buckets: HashMap::new(), sweep_at: REMEMBERED }
    }
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn take(&mut self, key: K, fresh: Bucket) -> bool {
        if self.buckets.len() >= self.sweep_at {
            self.buckets.retain(|_, bucket| !bucket.is_full());
            // Looked for again when there are twice as many, so that a crowd does not cost a look for each request.
            self.sweep_at = (2 * self.buckets.len()).max(REMEMBERED);
        }
        self.buckets.entry(key).or_insert(fresh).take()
    }
}

/// What people do over several connections and under several names.
#[derive(Default)]
struct Doings {
    people: Mutex<Buckets<String>>,
    addresses: Mutex<Buckets<Network>>,
}

impl Doings {
    fn take(&self, user: &str, address: IpAddr, rate: f64, burst: f64) -> bool {
        let crowd = Bucket::new(NEIGHBOURS * rate, NEIGHBOURS * burst);
        lock(&self.people).take(user.to_owned(), Bucket::new(rate, burst))
            && crowd_takes(&self.addresses, address, crowd)
    }
}

/// What each address and each person has asked.
#[derive(Default)]
pub(crate) struct Limits {
    allowance: Allowance,
    quotas: Quotas,
    requests: Mutex<Buckets<Network>>,
    passwords: Mutex<Buckets<Network>>,
    logins: Mutex<Buckets<String>>,
    codes: Mutex<Buckets<Network>>,
    uploads: Mutex<Buckets<Network>>,
    openings: Mutex<Buckets<Network>>,
    newcomers: Mutex<Buckets<Network>>,
    wishes: Mutex<Buckets<String>>,
    tables: Mutex<Buckets<Network>>,
    chat: Doings,
    messages: Doings,
    looks: Doings,
    foresights: Doings,
    connections: Open,
    streams: Open,
}

/// What each address has open.
type Open = Arc<Mutex<HashMap<Network, u32>>>;

impl Limits {
    pub(crate) fn new(allowance: Allowance, quotas: Quotas) -> Self {
        Limits { allowance, quotas, ..Limits::default() }
    }

    /// Any request.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        let a_minute = f64::from(self.allowance.requests_per_minute);
        a_minute == 0.0 || crowd_takes(&self.requests, address, Bucket::new(a_minute / 60.0, a_minute / 10.0))
    }

    /// A password from an address: one a second, sixty at once, since many people may share the address.
    pub(crate) fn password(&self, address: IpAddr) -> bool {
        crowd_takes(&self.passwords, address, Bucket::new(1.0, 60.0))
    }

    /// A guess at the password of a login, by somebody of whom nothing is known (their address) or from a device where
    /// it was known before: one in six seconds, ten at once. Strangers share a bucket, so that guessing is slow from
    /// however many addresses; a device has its own, so that guessing never keeps the owner out.
    pub(crate) fn guess(&self, login: &str, device: Option<&str>) -> bool {
        lock(&self.logins).take(format!("{login} {}", device.unwrap_or_default()), Bucket::new(1.0 / 6.0, 10.0))
    }

    /// A code of a table: one in six seconds, thirty at once. There are a thousand million.
    pub(crate) fn code(&self, address: IpAddr) -> bool {
        crowd_takes(&self.codes, address, Bucket::new(1.0 / 6.0, 30.0))
    }

    /// An upload, of which an address has so many a day.
    pub(crate) fn upload(&self, address: IpAddr) -> bool {
        let a_day = f64::from(self.quotas.uploads_per_address);
        a_day == 0.0 || crowd_takes(&self.uploads, address, Bucket::new(a_day / 86_400.0, a_day))
    }

    pub(crate) fn tables_a_day(&self) -> u32 {
        self.allowance.tables_per_address
    }

    /// A table that is opened, of which an address has so many a day.
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        let a_day = f64::from(self.allowance.tables_per_address);
        a_day == 0.0 || crowd_takes(&self.tables, address, Bucket::new(a_day / 86_400.0, a_day))
    }

    /// A line of chat, whatever the connection and the table.
    pub(crate) fn chat(&self, user: &str, address: IpAddr) -> bool {
        let a_minute = f64::from(self.quotas.chat_per_minute);
        a_minute == 0.0 || self.chat.take(user, address, a_minute / 60.0, a_minute)
    }

    /// A message on a WebSocket, four seconds' worth of them at once.
    pub(crate) fn message(&self, user: &str, address: IpAddr) -> bool {
        let a_minute = f64::from(self.allowance.messages_per_minute);
        a_minute == 0.0 || self.messages.take(user, address, a_minute / 60.0, a_minute / 15.0)
    }

    /// A look at a whole table, which costs the server more than anything else it is asked.
    pub(crate) fn look(&self, user: &str, address: IpAddr) -> bool {
        self.allowance.messages_per_minute == 0 || self.looks.take(user, address, 2.0, 100.0)
    }

    /// A question what would come of something: cheaper, but a pointer on its way over a board asks often.
    pub(crate) fn foresight(&self, user: &str, address: IpAddr) -> bool {
        self.allowance.messages_per_minute == 0 || self.foresights.take(user, address, 30.0, 60.0)
    }

    /// Somebody of whom something is stored from now on: one in ten seconds, three hundred at once, for a school that
    /// comes together.
    pub(crate) fn newcomer(&self, address: IpAddr) -> bool {
        self.allowance.requests_per_minute == 0 || crowd_takes(&self.newcomers, address, Bucket::new(0.1, 300.0))
    }

    /// A table that is opened to strangers: one in twenty seconds, ten at once, whoever they are at an address.
    pub(crate) fn opening(&self, address: IpAddr) -> bool {
        self.quotas.lobbies == 0 || crowd_takes(&self.openings, address, Bucket::new(0.05, 10.0))
    }

    /// A wish that others hear of at once, such as to be friends: one in five seconds, twenty at once.
    pub(crate) fn asking(&self, user: &str) -> bool {
        self.allowance.requests_per_minute == 0 || lock(&self.wishes).take(user.to_owned(), Bucket::new(0.2, 20.0))
    }

    /// A connection, for as long as the result is kept; nothing when the address has enough of them.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Connected> {
        self.open(&self.connections, address)
    }

    /// A WebSocket or a stream of events. Counted apart from connections, since those of a proxy are not its clients'.
    pub(crate) fn stream(&self, address: IpAddr) -> Option<Connected> {
        self.open(&self.streams, address)
    }

    fn open(&self, connections: &Open, address: IpAddr) -> Option<Connected> {
        let most = self.allowance.connections_per_address;
        let mut open = lock(connections);
        let has_room = |(network, times): (Network, u32)| open.get(&network).is_none_or(|n| *n < most * times);
        if most > 0 && !networks(address).all(has_room) {
            return None;
        }
        networks(address).for_each(|(network, _)| *open.entry(network).or_default() += 1);
        Some(Connected { address, connections: Arc::clone(connections) })
    }
}

/// What is open and counts.
pub(crate) struct Connected {
    address: IpAddr,
    connections: Open,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        for (network, _) in networks(self.address) {
            if let Some(open) = connections.get_mut(&network) {
                *open -= 1;
                if *open == 0 {
                    connections.remove(&network);
                }
            }
        }
    }
}

/// Who an address belongs to: with IPv6 a household has 2⁶⁴ of them.
pub(crate) fn party(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// What is counted together: an address with the length of what its network has in common.
pub(crate) type Network = (IpAddr, u8);

/// The networks that an address belongs to, each with how many times as much it may ask: with IPv6 anybody can rent a
/// network of 2¹⁶ households.
pub(crate) fn networks(address: IpAddr) -> impl Iterator<Item = (Network, u32)> {
    let home = party(address);
    let rented = match home {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(((IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)), 48), HOUSEHOLDS))
        }
        IpAddr::V4(_) => None,
    };
    std::iter::once(((home, 64), 1)).chain(rented)
}

/// Takes one for each network that an address belongs to.
fn crowd_takes(buckets: &Mutex<Buckets<Network>>, address: IpAddr, fresh: Bucket) -> bool {
    let mut buckets = lock(buckets);
    networks(address).all(|(network, times)| buckets.take(network, fresh.times(f64::from(times))))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_gives_its_burst_and_then_refuses() {
        let mut bucket = Bucket::new(0.001, 3.0);
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn an_address_has_so_many_connections_until_one_is_closed() {
        let limits = Limits::new(Allowance { connections_per_address: 2, ..Allowance::default() }, Quotas::default());
        let (first, second) = (limits.connection(HERE), limits.connection(HERE));
        assert!(first.is_some() && second.is_some() && limits.connection(HERE).is_none());
        drop(first);
        assert!(limits.connection(HERE).is_some());
    }

    #[test]
    fn without_a_limit_nobody_is_refused() {
        let limits = Limits::new(Allowance::OFF, Quotas::OFF);
        assert!((0..10_000).all(|_| limits.request(HERE) && limits.message("ann", HERE) && limits.table(HERE)));
        let open: Vec<_> = (0..1_000).map_while(|_| limits.connection(HERE)).collect();
        assert_eq!(open.len(), 1_000);
    }

    #[test]
    fn an_address_of_the_old_kind_is_one_party_and_a_network_of_the_new_kind_too() {
        let limits = Limits::new(Allowance { connections_per_address: 1, ..Allowance::default() }, Quotas::default());
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let _first = limits.connection(address("2001:db8:1:2::1"));
        assert!(limits.connection(address("2001:db8:1:2:ffff::9")).is_none(), "the same household");
        assert!(limits.connection(address("2001:db8:1:3::1")).is_some(), "another one");
        let many = (0..100).filter_map(|n| limits.connection(address(&format!("2001:db8:2:{n:x}::1"))));
        assert_eq!(many.collect::<Vec<_>>().len(), 8, "of all the households that somebody can rent");
        assert!(limits.connection(address("2001:db8:2:1::1")).is_some(), "until they have gone");
        let _here = limits.connection(HERE);
        assert!(limits.connection(address("::ffff:127.0.0.1")).is_none(), "the same address, written otherwise");
    }

    #[test]
    fn who_rents_many_households_is_not_many_people() {
        let limits = Limits::default();
        let from = |n: u32| format!("2001:db8:7:{n:x}::1").parse::<IpAddr>().expect("an address");
        let taken = (0..60_000).filter(|n| limits.request(from(*n))).count();
        assert!((2_400..4_000).contains(&taken), "{taken} requests from one rented network");
        assert!(limits.request("2001:db8:8::1".parse().expect("an address")), "others are left alone");
    }

    #[test]
    fn an_address_brings_so_many_people() {
        let limits = Limits::default();
        let come = (0..10_000).filter(|_| limits.newcomer(HERE)).count();
        assert!((300..310).contains(&come), "{come} people");
    }

    #[test]
    fn guessing_does_not_keep_the_owner_out() {
        let limits = Limits::default();
        let guesses = (0..1_000).filter(|_| limits.guess("ann", None)).count();
        assert_eq!(guesses, 10, "from however many addresses");
        assert!(limits.guess("ann", Some("her laptop")) && limits.guess("bob", None));
    }

    #[test]
    fn many_connections_and_many_names_give_nobody_more() {
        let limits = Limits::default();
        let messages = (0..10_000).filter(|_| limits.message("eve", HERE)).count();
        assert!((200..300).contains(&messages), "{messages} of one person");
        let messages = (0..10_000).filter(|n| limits.message(&format!("eve {n}"), HERE)).count();
        assert!((1_500..2_500).contains(&messages), "{messages} from one address");
        assert!(limits.message("ann", IpAddr::from([192, 0, 2, 1])));
        let looks = (0..10_000).filter(|n| limits.look(&format!("eve {n}"), HERE)).count();
        assert!((1_000..1_100).contains(&looks), "{looks} looks at whole tables");
    }

    #[test]
    fn a_crowd_in_haste_is_forgotten_when_it_has_gone() {
        let mut buckets = Buckets::default();
        (0..3 * REMEMBERED).for_each(|n| assert!(buckets.take(n, Bucket::new(1e9, 1.0))));
        assert!(buckets.buckets.len() <= REMEMBERED + 1, "{} are remembered", buckets.buckets.len());
    }
}
