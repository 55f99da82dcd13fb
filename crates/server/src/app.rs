//! What every request can reach.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio::sync::watch;

use crate::hub::{Hub, Pace};
use crate::limits::Limits;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    /// True once the server goes down.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    pub(crate) async fn new(store: Arc<dyn Store>, pace: Pace) -> store::Result<Self> {
        let mut fresh = [0; 64];
        fresh[..32].copy_from_slice(&crate::ids::entropy());
        fresh[32..].copy_from_slice(&crate::ids::entropy());
        let secret = store.secret("cookies", &fresh).await?;
        let hub = Hub::new(store.clone(), pace);
        let closing = watch::Sender::new(false);
        Ok(App(Arc::new(Inner { store, hub, key: Key::from(&secret), limits: Limits::default(), closing })))
    }
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}
