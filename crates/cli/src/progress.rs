//! Progress bars: on a terminal only, and never on the standard output.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for so many games. In a pipe it draws nothing.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    styled(bar, "{wide_bar} {human_pos}/{human_len} games, {elapsed}, {eta} left")
}

/// A sign of life for work whose length nobody knows.
pub(crate) fn spinner() -> ProgressBar {
    let spinner = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    spinner.enable_steady_tick(std::time::Duration::from_millis(100));
    styled(spinner, "{spinner} {msg}")
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
