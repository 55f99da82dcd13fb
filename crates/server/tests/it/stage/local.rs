//! A server inside the test's own process, on a free port.

use std::net::SocketAddr;
use std::path::Path;

use server::{Allowance, Clock, Config, Daily, Keep, serve};
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
        Self::with(folder, Self::unlimited()).await
    }

    /// On a folder that outlives it, on the days that a clock shows.
    pub(crate) async fn at(folder: &Path, clock: &Clock) -> Server {
        Self::run(folder, Self::unlimited(), clock.clone()).await
    }

    pub(crate) async fn with(folder: &Path, allowance: Allowance) -> Server {
        Self::run(folder, allowance, Clock::default()).await
    }

    fn unlimited() -> Allowance {
        Allowance { requests_per_minute: 0, ..Allowance::default() }
    }

    async fn run(folder: &Path, allowance: Allowance, clock: Clock) -> Server {
        let (told, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let bind = SocketAddr::from(([127, 0, 0, 1], 0));
        let daily = Daily { clock, hidden_games: true };
        let config = Config { bind, keep: Keep::Folder(folder.to_owned()), bot_pause_ms: 0, allowance, daily };
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
