//! Passwords: each takes memory and time on purpose, so few are looked at together and few more may wait.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Passwords looked at together; each takes about 20 MB.
const DESKS: usize = 2;
/// Those that wait for that.
const QUEUE: usize = 30;

/// Where passwords are made and compared.
pub(crate) struct Passwords {
    desks: Arc<Semaphore>,
    queue: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Passwords { desks: Arc::new(Semaphore::new(DESKS)), queue: Arc::new(Semaphore::new(DESKS + QUEUE)) }
    }
}

impl Passwords {
    /// What is stored of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok();
        self.at_desk(hash).await?.ok_or_else(|| ApiError::bad("password_form"))
    }

    /// Whether a password is the one of which this is stored. For a login that nobody has it takes as long, so that
    /// nobody learns which there are.
    pub(crate) async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, ApiError> {
        let fits = move || match stored {
            Some(stored) => PasswordHash::new(&stored)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
            None => Argon2::default().hash_password(password.as_bytes()).is_err(),
        };
        self.at_desk(fits).await
    }

    /// The place is given back when the work ends, not when somebody stops waiting for it.
    async fn at_desk<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let busy = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "many_logins");
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| busy())?;
        let desk = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _places = (place, desk);
            work()
        });
        done.await.map_err(|_| busy())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn few_are_looked_at_together_and_few_may_wait() {
        let passwords = Arc::new(Passwords::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |_| {
            let (passwords, now, most) = (passwords.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(std::time::Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                passwords.at_desk(work).await.is_ok()
            })
        };
        let all: Vec<_> = (0..100).map(work).collect();
        let mut done = 0;
        for one in all {
            done += usize::from(one.await.expect("no panic"));
        }
        assert!((DESKS..=DESKS + QUEUE + 5).contains(&done), "{done} were looked at");
        assert!(most.load(Ordering::SeqCst) <= DESKS);
        passwords.at_desk(|| ()).await.expect("there is room again");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_password_fits_what_was_stored_of_it() {
        let passwords = Passwords::default();
        let stored = passwords.hash("correct horse".to_owned()).await.expect("a hash");
        for (given, stored, fits) in
            [("correct horse", Some(stored.clone()), true), ("wrong horse", Some(stored), false), ("any", None, false)]
        {
            assert_eq!(passwords.fits(given.to_owned(), stored).await.expect("looked at"), fits, "{given}");
        }
    }
}
