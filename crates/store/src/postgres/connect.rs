//! Connections that are durable, and that notice when the server is gone.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::fault::{column, within};
use crate::{Error, Result};

/// As many as a few cores of the server can use; more only wait for each other.
const CONNECTIONS: usize = 8;
/// How long to wait for a connection, new or returned.
const PATIENCE: Duration = Duration::from_secs(5);
/// A peer that does not answer for so long is gone.
const SILENCE: Duration = Duration::from_secs(15);

/// A commit must wait for the disk even where the server is set up otherwise. Stronger settings, which also wait for
/// standbys, stay as they are.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// Connects when first asked for a connection.
pub(super) fn pool(url: &str) -> Result<Pool> {
    let config = parse(url)?;
    // Asks a connection whether it still answers before it is used again, so a restarted server goes unnoticed.
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Verified };
    let manager = match config.get_ssl_mode() {
        SslMode::Require => Manager::from_config(config, tls()?, recycling),
        _ => Manager::from_config(config, NoTls, recycling),
    };
    let pool = Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE))
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(DURABLE).await.map_err(HookError::Backend) })
        }))
        .build();
    pool.map_err(|error| Error::Unavailable(format!("{error}.")))
}

fn parse(url: &str) -> Result<Config> {
    let scheme = url.split_once("://").map_or("", |(scheme, _)| scheme);
    if !matches!(scheme, "postgres" | "postgresql") {
        // The address itself may hold a password and is not repeated.
        return Err(Error::Unfit("A database address looks like postgres://user:password@host:5432/name.".to_owned()));
    }
    let mut config: Config =
        url.parse().map_err(|error| Error::Unfit(format!("The database address has a mistake: {error}.")))?;
    if config.get_application_name().is_none() {
        config.application_name("lagrange");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    config.keepalives_idle(SILENCE).tcp_user_timeout(SILENCE);
    Ok(config)
}

/// The other machine to which a `postgres://` address leads without encryption, if it does.
pub fn unencrypted(url: &str) -> Option<String> {
    let config = parse(url).ok().filter(|config| config.get_ssl_mode() != SslMode::Require)?;
    let named = config.get_hosts().iter().filter_map(|host| match host {
        Host::Tcp(name) => Some(name.clone()),
        #[cfg(unix)]
        Host::Unix(_) => None,
    });
    let numbered = config.get_hostaddrs().iter().map(IpAddr::to_string);
    let is_elsewhere = |host: &String| {
        host != "localhost" && !host.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback())
    };
    named.chain(numbered).find(is_elsewhere)
}

fn tls() -> Result<MakeRustlsConnect> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = "This system trusts no certificates, so no server can prove who it is.";
        return Err(Error::Unavailable(why.to_owned()));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Error::Unavailable(format!("No encryption: {error}.")))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Refuses a server that says a commit is done before the disk has it.
pub(super) async fn check_durable(client: &Object) -> Result<()> {
    let row = within(client.query_one("SELECT current_setting('fsync')", &[])).await?;
    if column::<&str>(&row, 0)? == "off" {
        return Err(Error::Unfit(
            "The database server runs with fsync = off and would lose games in a power cut. Set fsync = on.".to_owned(),
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_to_another_machine_without_encryption_is_noticed() {
        let of = |url: &str| unencrypted(url);
        assert_eq!(of("postgres://ann:hush@db.example/games").as_deref(), Some("db.example"));
        assert_eq!(of("postgres://ann@10.1.2.3:5433/games?sslmode=disable").as_deref(), Some("10.1.2.3"));
        assert_eq!(of("postgres://ann@localhost,db.example/games").as_deref(), Some("db.example"));
        for url in [
            "postgres://ann@db.example/games?sslmode=require",
            "postgres://ann@localhost/games",
            "postgres://ann@127.0.0.1/games",
            "postgres://ann@[::1]/games",
            "postgres://ann@%2Fvar%2Frun%2Fpostgresql/games",
            "no address",
        ] {
            assert_eq!(of(url), None, "{url}");
        }
    }

    #[test]
    fn an_address_that_cannot_be_read_is_explained_without_its_password() {
        for url in ["mysql://ann:hush@host/db", "host=here password=hush", "", "postgres://ann:hush@host:many/db"] {
            let Err(Error::Unfit(why)) = parse(url) else { panic!("{url} was read") };
            assert!(!why.contains("hush"), "{why}");
        }
        assert_eq!(parse("postgres://ann@host/db").expect("an address").get_dbname(), Some("db"));
    }
}
