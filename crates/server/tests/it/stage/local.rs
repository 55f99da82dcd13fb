//! A server inside the test's own process, on a free port.

use std::net::SocketAddr;
use std::path::Path;

use server::{Allowance, Clock, Config, Daily, Expiry, Keep, Quotas, Telling, serve};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Site;

pub(crate) struct Server {
    pub(crate) site: Site,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    _folder: Option<TempDir>,
}

impl Server {
    /// On a folder of its own that is gone afterwards.
    pub(crate) async fn new() -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let server = Self::on(folder.path()).await;
        Server { _folder: Some(folder), ..server }
    }

    /// On a folder that outlives it.
    pub(crate) async fn on(folder: &Path) -> Server {
        Self::run(folder, |_| ()).await
    }

    /// On a folder that outlives it, on the days that a clock shows.
    pub(crate) async fn at(folder: &Path, clock: &Clock) -> Server {
        Self::run(folder, |config| config.daily.clock = clock.clone()).await
    }

    pub(crate) async fn with(folder: &Path, allowance: Allowance) -> Server {
        Self::run(folder, |config| config.allowance = allowance).await
    }

    /// On a folder of its own, with limits.
    pub(crate) async fn limited(quotas: Quotas) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let server = Self::run(folder.path(), |config| config.quotas = quotas).await;
        Server { _folder: Some(folder), ..server }
    }

    /// Without limits and pauses, unless something else is set.
    pub(crate) async fn run(folder: &Path, set: impl FnOnce(&mut Config)) -> Server {
        let (told, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let mut config = Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            keep: Keep::Folder(folder.to_owned()),
            bot_pause_ms: 0,
            absence: 0,
            allowance: Allowance::OFF,
            quotas: Quotas::OFF,
            expiry: Expiry::NEVER,
            trusted_proxies: Vec::new(),
            hosts: Vec::new(),
            metrics: None,
            access_log: false,
            daily: Daily { clock: Clock::default(), hidden_games: true },
            advice: false,
            telling: Telling::default(),
        };
        set(&mut config);
        let ready = move |address| told.send(address).expect("somebody waits for the address");
        let stopped = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(async move { serve(config, ready, stopped).await.expect("the server runs") });
        Server { site: Site(address.await.expect("the server starts")), stop, task, _folder: None }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server still runs");
        self.task.await.expect("the server ends well");
    }
}
