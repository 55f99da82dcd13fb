//! Where messages may go. A browser tells us an address to write to, and anybody can tell us any: so it must be one on
//! the open net, and nothing near this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

/// No address of a browser is longer.
const LONGEST: usize = 1_024;

/// An address that a browser has told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint {
    pub(crate) host: String,
    pub(crate) port: u16,
    /// What the request asks for.
    pub(crate) path: String,
    /// Host, and port where it is not the usual one.
    pub(crate) authority: String,
}

impl Endpoint {
    /// Only `https`, and nobody's name or password in it.
    pub(crate) fn read(address: &str) -> Option<Self> {
        let uri: Uri = Some(address).filter(|address| address.len() <= LONGEST)?.parse().ok()?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let is_https = uri.scheme() == Some(&Scheme::HTTPS);
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        (is_https && !host.is_empty()).then(|| Endpoint {
            host,
            port: authority.port_u16().unwrap_or(443),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            authority: authority.to_string(),
        })
    }

    /// Where it is now: places on the open net, and on this machine where tests want that. Whoever connects has to take
    /// these and not look again.
    pub(crate) async fn places(&self, is_near_allowed: bool) -> Vec<SocketAddr> {
        let Ok(found) = tokio::net::lookup_host((self.host.as_str(), self.port)).await else { return Vec::new() };
        let is_allowed = |place: &SocketAddr| is_public(place.ip()) || is_near_allowed && place.ip().is_loopback();
        found.filter(is_allowed).collect()
    }
}

/// Whether an address is one of the open net.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        // Shared by the customers of a provider; protocol assignments; the old way to version 6; benchmarks.
        || a == 100 && (64..128).contains(&b)
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || a == 198 && (b == 18 || b == 19))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // An address of version 4, as networks without version 4 see it.
    if parts[..6] == [0x64, 0xff9b, 0, 0, 0, 0] {
        let [.., a, b, c, d] = address.octets();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    let is_global = parts[0] & 0xe000 == 0x2000;
    // Protocol assignments and tunnels that hold another address; documentation.
    let is_special = parts[0] == 0x2001 && parts[1] < 0x200
        || parts[0] == 0x2002
        || parts[0] == 0x2001 && parts[1] == 0xdb8
        || parts[0] == 0x3fff && parts[1] < 0x1000;
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_by_https_and_under_no_name() {
        let read = Endpoint::read("https://push.example:8443/send/abc?x=1").expect("an address");
        let (host, path) = ("push.example".to_owned(), "/send/abc?x=1".to_owned());
        assert_eq!(read, Endpoint { host, port: 8443, path, authority: "push.example:8443".to_owned() });
        assert_eq!(Endpoint::read("https://push.example/a").map(|read| read.port), Some(443));
        assert_eq!(Endpoint::read("https://[2001:db8::1]/a").map(|read| read.host), Some("2001:db8::1".to_owned()));
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for bad in ["http://push.example/a", "https://me@push.example/a", "/a", "push.example", "", "https:///a", &long]
        {
            assert_eq!(Endpoint::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn only_the_open_net_is_public() {
        for near in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "203.0.113.5",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
        ] {
            assert!(!is_public(near.parse().expect("an address")), "{near}");
        }
        for open in
            ["1.1.1.1", "8.8.8.8", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"]
        {
            assert!(is_public(open.parse().expect("an address")), "{open}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_here_leads_nowhere() {
        let here = Endpoint::read("https://localhost:9/a").expect("an address");
        assert_eq!(here.places(false).await, []);
        let near = here.places(true).await;
        assert!(!near.is_empty() && near.iter().all(|place| place.ip().is_loopback()), "{near:?}");
        let network = Endpoint::read("https://192.168.1.1/a").expect("an address");
        assert_eq!(network.places(true).await, []);
    }
}
