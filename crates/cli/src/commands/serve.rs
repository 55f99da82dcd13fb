//! `lagrange play` and `lagrange serve`: the tabletop in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use server::{Allowance, Clock, Config, Daily, Keep};

use crate::args::{Play, Serve};
use crate::error::CliError;
use crate::words::Lang;

/// How long a bot takes at least when people watch it at home.
const BOT_PAUSE_MS: u64 = 300;

/// Starts the tabletop on the embedded database, prints the address and opens the browser where there is one.
pub(crate) fn play(args: &Play) -> Result<(), CliError> {
    let keep = Keep::Folder(folder(args.data.as_ref())?);
    let quiet = args.quiet;
    server::log(false);
    let allowance = Allowance::default();
    let config = Config { bind: args.bind, keep, bot_pause_ms: BOT_PAUSE_MS, allowance, daily: Daily::default() };
    run(config, move |address| {
        let url = format!("http://{address}");
        println!("{}", Lang::default().say("play-ready", [("url", url.as_str().into())]));
        if !quiet {
            open_browser(&url);
        }
    })
}

/// Runs the tabletop as a server.
pub(crate) fn serve(args: &Serve) -> Result<(), CliError> {
    if let Some(folder) = &args.texts {
        server::add_texts(folder).map_err(|why| CliError::Usage(why.to_string()))?;
    }
    let keep = match &args.database {
        Some(url) => Keep::Postgres(url.clone()),
        None => Keep::Folder(folder(args.data.as_ref())?),
    };
    server::log(args.log_json);
    let allowance = Allowance {
        requests_per_minute: args.requests_per_minute,
        connections_per_address: args.connections_per_address,
    };
    let clock = args.today.map(|day| Clock::standing_at(day.start())).unwrap_or_default();
    let daily = Daily { clock, hidden_games: args.hidden_games };
    run(Config { bind: args.bind, keep, bot_pause_ms: args.bot_pause, allowance, daily }, |address| {
        println!("{}", Lang::default().say("serve-ready", [("url", format!("http://{address}").into())]));
    })
}

fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), CliError> {
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(server::serve(config, ready, stop()));
    served.map_err(|why| CliError::Failed(why.to_string()))
}

/// Comes with Ctrl-C, or when the system asks the program to end.
async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = end.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn folder(given: Option<&PathBuf>) -> Result<PathBuf, CliError> {
    let folder = given.cloned().or_else(server::data_folder);
    folder.ok_or_else(|| CliError::Usage(Lang::default().word("serve-no-folder")))
}

/// Asks the system to open the address; without a desktop nothing happens, the address is printed anyway.
fn open_browser(url: &str) {
    let desktop = cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if !desktop {
        return;
    }
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", "", url]);
        command
    } else {
        let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
        command.arg(url);
        command
    };
    let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
