//! Which addresses are written to.

use lettre::Address;

/// No address may be longer (RFC 5321).
const LONGEST: usize = 254;

/// An address of one mailbox on the open net, as it is compared; nothing for what is none. Names of this machine and
/// addresses of numbers are none, and nothing that could end a header line is read.
pub(crate) fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let plain = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
    let address: Address = Some(text).filter(|_| plain)?.parse().ok()?;
    let (user, domain) = (address.user(), address.domain().to_ascii_lowercase());
    let is_quoted = user.contains(['"', '\\', '(', ')', ',', ':', ';', '<', '>', '@', '[', ']']);
    let is_name = domain.contains('.') && !domain.starts_with('[') && !domain.ends_with('.');
    let is_number = domain.rsplit('.').next().is_some_and(|top| top.bytes().all(|byte| byte.is_ascii_digit()));
    (!is_quoted && is_name && !is_number).then(|| format!("{user}@{domain}"))
}

/// Whose mailbox it is, as far as one can tell: what stands behind a plus leads to the same.
pub(super) fn mailbox(address: &str) -> String {
    let (user, domain) = address.rsplit_once('@').unwrap_or((address, ""));
    let user = user.split('+').next().unwrap_or(user).to_lowercase();
    format!("{user}@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_mailbox_of_the_open_net() {
        assert_eq!(read_address(" Ann.B+x@Example.ORG "), Some("Ann.B+x@example.org".to_owned()));
        let long = format!("{}@example.org", "a".repeat(250));
        for bad in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "ann@127.0.0.1",
            "ann@example.org.",
            "ann@example..org",
            "ann@example.org\r\nBcc: eve@example.org",
            "ann\n@example.org",
            "ann@exam\u{0}ple.org",
            "ann@example.org, eve@example.org",
            "Ann <ann@example.org>",
            "\"a b\"@example.org",
            "аня@example.org",
            "ann@пример.рф",
            &long,
        ] {
            assert_eq!(read_address(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_plus_leads_to_the_same_mailbox() {
        assert_eq!(mailbox("Ann+games@example.org"), "ann@example.org");
        assert_eq!(mailbox("ann@example.org"), "ann@example.org");
    }
}
