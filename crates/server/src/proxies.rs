//! Where a request comes from: the other end of the connection or, behind a proxy that is trusted, what the proxy says.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};
use thiserror::Error;

/// A network, written `10.0.0.0/8`; an address alone is a network of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        let differ = |a: u128, b: u128, width: u32| (a ^ b).checked_shr(width - u32::from(self.bits)).unwrap_or(0) != 0;
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => !differ(a.to_bits().into(), b.to_bits().into(), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => !differ(a.to_bits(), b.to_bits(), 128),
            _ => false,
        }
    }
}

/// A text that is no network.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("This is not a network. Write an address, or a network such as 10.0.0.0/8.")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(s: &str) -> Result<Self, NoNetwork> {
        let (address, bits) = s.split_once('/').map_or((s, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NoNetwork)?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(NoNetwork) }
    }
}

/// The proxies that are believed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<Network>);

/// Whether the client speaks TLS, as far as is known: to a trusted proxy that says so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tls(pub(crate) bool);

/// Whether a trusted proxy hands a request on; it answers for the name under which it was reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByProxy(pub(crate) bool);

impl Proxies {
    pub(crate) fn new(trusted: Vec<Network>) -> Self {
        Proxies(trusted)
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// Whose request it is. Each proxy has put the address it heard from at the end of `X-Forwarded-For`; what stands
    /// before the first that is not trusted may be anybody's invention.
    pub(crate) fn client(&self, from: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        if !self.trusts(from.ip()) {
            return from;
        }
        let mut client = from.ip();
        let listed = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let listed: Vec<&str> = listed.flat_map(|value| value.split(',')).map(str::trim).collect();
        for address in listed.iter().rev() {
            let Some(address) = read_address(address) else { break };
            client = address;
            if !self.trusts(address) {
                break;
            }
        }
        let real = || read_address(headers.get("x-real-ip")?.to_str().ok()?.trim());
        let client = if listed.is_empty() { real().unwrap_or(client) } else { client };
        SocketAddr::new(client, from.port())
    }

    /// Whether a proxy that is trusted says that the client speaks TLS to it.
    pub(crate) fn tls(&self, from: SocketAddr, headers: &HeaderMap) -> Tls {
        let scheme = headers.get_all("x-forwarded-proto").iter().next_back().and_then(|value| value.to_str().ok());
        let scheme = scheme.and_then(|schemes| schemes.rsplit(',').next()).map(str::trim);
        Tls(self.trusts(from.ip()) && scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")))
    }
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn read_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(bracketed)
}

/// Headers by which proxies say that they ask for somebody else.
const PASSED_ON: [&str; 8] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "x-original-for",
];

/// Whether a request was passed on by a proxy, be it trusted or not.
pub(crate) fn is_passed_on(headers: &HeaderMap) -> bool {
    let tells = |name: &HeaderName| name.as_str().starts_with("x-forwarded") || PASSED_ON.contains(&name.as_str());
    headers.keys().any(tells)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn forwarded(values: &[&'static str]) -> HeaderMap {
        let name = HeaderName::from_static("x-forwarded-for");
        values.iter().map(|value| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn networks_are_read_and_compared() {
        for text in ["", "x", "10.0.0.0/33", "::1/129", "10.0.0.0/", "10.0.0/8", "10.0.0.0/-1"] {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("10.0.0.0/8", "::ffff:10.1.1.1", "::a00:1"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
        ] {
            let network: Network = network.parse().expect("a network");
            assert!(network.contains(inside.parse().expect("an address")), "{inside}");
            assert!(!network.contains(outside.parse().expect("an address")), "{outside}");
        }
        assert!("0.0.0.0/0".parse::<Network>().expect("all").contains("1.2.3.4".parse().expect("one")));
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let proxies = Proxies::new(vec!["10.0.0.0/8".parse().expect("a network")]);
        let client = |from: &str, headers: &HeaderMap| {
            proxies.client(from.parse().expect("an address"), headers).ip().to_string()
        };
        let told = forwarded(&["6.6.6.6, 1.2.3.4"]);
        assert_eq!(client("9.9.9.9:80", &told), "9.9.9.9", "a stranger says it of themselves");
        assert_eq!(client("10.0.0.1:80", &told), "1.2.3.4", "what stands before was the client's invention");
        assert_eq!(client("10.0.0.1:80", &forwarded(&["6.6.6.6", "1.2.3.4, 10.0.0.7"])), "1.2.3.4", "two proxies");
        assert_eq!(client("10.0.0.1:80", &forwarded(&["nonsense"])), "10.0.0.1");
        assert_eq!(client("10.0.0.1:80", &forwarded(&["[2001:db8::1]:443"])), "2001:db8::1");
        assert_eq!(client("10.0.0.1:80", &HeaderMap::new()), "10.0.0.1");
    }

    #[test]
    fn whoever_asks_for_somebody_else_says_so() {
        let by = |name: &'static str| {
            is_passed_on(&HeaderMap::from_iter([(HeaderName::from_static(name), HeaderValue::from_static("1.2.3.4"))]))
        };
        assert!(["x-real-ip", "x-forwarded-for", "x-forwarded-host", "forwarded", "via"].into_iter().all(by));
        assert!(!by("host") && !by("accept"));
    }
}
