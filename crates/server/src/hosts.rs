//! Under which names a server is reached. A page of somebody else whose name suddenly leads to this machine or into this
//! network (DNS rebinding) would otherwise speak to the server as if it were the server's own.

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header};

/// Endings of names that nobody can have on the open net.
const LOCAL: [&str; 7] = [".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test"];

/// The names that were given when the server was started.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts(Vec<String>);

impl Hosts {
    pub(crate) fn new(names: Vec<String>) -> Self {
        Hosts(names.iter().map(|name| name.trim_end_matches('.').to_lowercase()).collect())
    }

    /// Whether a request names this server. An address names no other; what comes from the open net could as well have
    /// been asked there directly, so without names that were given every name will do for it.
    pub(crate) fn are_ours(&self, headers: &HeaderMap, uri: &Uri, from: Option<IpAddr>) -> bool {
        let header = || headers.get(header::HOST).map(|host| host.to_str().unwrap_or("?"));
        // Programs of old name nothing; browsers always do.
        let Some(host) = uri.authority().map(|authority| authority.as_str()).or_else(header) else { return true };
        let name = name(host).trim_end_matches('.').to_lowercase();
        let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        if is_address || name == "localhost" || self.0.contains(&name) {
            return true;
        }
        let is_local = !name.contains('.') || LOCAL.iter().any(|ending| name.ends_with(ending));
        self.0.is_empty() && (is_local || !from.is_none_or(is_near))
    }
}

/// A host without its port.
fn name(host: &str) -> &str {
    if host.starts_with('[') {
        return host.split_inclusive(']').next().unwrap_or(host);
    }
    host.split(':').next().unwrap_or(host)
}

/// Whether an address is this machine or in its own network.
fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ours(names: &[&str], host: &str, from: &str) -> bool {
        let hosts = Hosts::new(names.iter().map(|name| (*name).to_owned()).collect());
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).expect("a header"))]);
        hosts.are_ours(&headers, &Uri::from_static("/api/me"), from.parse().ok())
    }

    #[test]
    fn a_name_that_leads_here_by_a_trick_is_not_ours() {
        for host in
            ["evil.example", "evil.example:7315", "EVIL.example.", "127.0.0.1.evil.example", "localhost.evil.example"]
        {
            assert!(
                ["127.0.0.1", "192.168.1.5", "fd00::1", "::1"].into_iter().all(|from| !ours(&[], host, from)),
                "{host}"
            );
        }
        for host in ["127.0.0.1:7315", "localhost:7315", "[::1]:7315", "192.168.1.2", "box", "box.local", "my.LAN:80"] {
            assert!(ours(&[], host, "127.0.0.1"), "{host}");
        }
        assert!(ours(&[], "games.example", "203.0.113.7"), "it is on the open net");
    }

    #[test]
    fn names_that_are_given_are_the_only_ones() {
        let names = ["Games.example"];
        assert!(ours(&names, "games.example:443", "127.0.0.1") && ours(&names, "127.0.0.1:7315", "127.0.0.1"));
        assert!(!ours(&names, "evil.example", "203.0.113.7") && !ours(&names, "box.local", "127.0.0.1"));
    }
}
