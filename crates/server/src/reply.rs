//! The answer to a command.

use table::Refusal;

use crate::error::refusal;

/// Tells whoever gave a command what came of it. Left untold, as by a table that is gone, it says that the
/// command may be tried again.
pub(crate) struct Reply(Option<Tell>);

type Tell = Box<dyn FnOnce(Result<u64, Refusal>) + Send>;

impl Reply {
    pub(crate) fn new(tell: impl FnOnce(Result<u64, Refusal>) + Send + 'static) -> Self {
        Reply(Some(Box::new(tell)))
    }

    pub(crate) fn send(mut self, answer: Result<u64, Refusal>) {
        if let Some(tell) = self.0.take() {
            tell(answer);
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        if let Some(tell) = self.0.take() {
            tell(Err(refusal("try_again")));
        }
    }
}
