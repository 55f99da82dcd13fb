//! `lagrange play` and `lagrange serve`: the tabletop in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use server::{Allowance, Clock, Config, Daily, Expiry, Keep, Quotas, Smtp, SmtpArgs, Telling};

use crate::args::{Play, Serve};
use crate::error::CliError;
use crate::limits::NoticeArgs;
use crate::words::Lang;

/// How long a bot takes at least when people watch it at home.
const BOT_PAUSE_MS: u64 = 300;
/// How many seconds somebody has to be away before the host may hand their seat over.
const ABSENCE: u64 = 60;

/// Starts the tabletop on the embedded database, prints the address and opens the browser where there is one.
pub(crate) fn play(args: &Play) -> Result<(), CliError> {
    let keep = Keep::Folder(folder(args.data.as_ref())?);
    let quiet = args.quiet;
    server::log(false);
    let config = Config {
        bind: args.bind,
        keep,
        bot_pause_ms: BOT_PAUSE_MS,
        absence: ABSENCE,
        allowance: Allowance::default(),
        quotas: Quotas::default(),
        expiry: Expiry::default(),
        trusted_proxies: Vec::new(),
        hosts: Vec::new(),
        metrics: None,
        access_log: false,
        daily: Daily::default(),
        advice: false,
        telling: Telling::default(),
    };
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
    server::log(args.doors.log_json);
    let clock = args.today.map(|day| Clock::standing_at(day.start())).unwrap_or_default();
    let daily = Daily { clock, hidden_games: args.hidden_games };
    let config = Config {
        bind: args.bind,
        keep,
        bot_pause_ms: args.bot_pause,
        absence: args.absence,
        allowance: args.allowance.into(),
        quotas: args.quotas.into(),
        expiry: args.expiry.into(),
        trusted_proxies: args.doors.trusted_proxy.clone(),
        hosts: args.doors.host.clone(),
        metrics: args.doors.metrics,
        access_log: args.doors.access_log,
        daily,
        advice: args.advice,
        telling: telling(&args.notices)?,
    };
    run(config, |address| {
        println!("{}", Lang::default().say("serve-ready", [("url", format!("http://{address}").into())]));
    })
}

/// How people who are away are told.
fn telling(args: &NoticeArgs) -> Result<Telling, CliError> {
    let near =
        args.push_near.as_ref().map(std::fs::read).transpose().map_err(|why| CliError::Usage(why.to_string()))?;
    let mail = match (&args.smtp, &args.mail_from, &args.site) {
        (Some(url), Some(from), Some(site)) => {
            let (url, from, site) = (url.clone(), from.clone(), site.clone());
            let login = args.smtp_user.as_ref().map(|name| Ok::<_, CliError>((name.clone(), smtp_password(args)?)));
            let smtp = SmtpArgs { url, login: login.transpose()?, from, site };
            Some(Smtp::new(smtp).map_err(|why| CliError::Usage(why.to_string()))?)
        }
        _ => None,
    };
    Ok(Telling { delay: Duration::from_millis(args.notice_delay), site: args.site.clone(), near, mail })
}

/// The password for the mail server, from where others cannot read it.
fn smtp_password(args: &NoticeArgs) -> Result<String, CliError> {
    let found = match &args.smtp_password_file {
        Some(file) => {
            let text = std::fs::read_to_string(file);
            let text = text.map_err(|why| CliError::Usage(format!("{}: {why}", file.display())))?;
            Some(text.trim_end_matches(['\r', '\n']).to_owned())
        }
        None => std::env::var("LAGRANGE_SMTP_PASSWORD").ok(),
    };
    found.ok_or_else(|| CliError::Usage(Lang::default().word("serve-no-smtp-password")))
}

fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), CliError> {
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(server::serve(config, ready, stop()));
    // All that matters is stored: nobody waits for whoever still reads a journal.
    runtime.shutdown_background();
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

pub(super) fn folder(given: Option<&PathBuf>) -> Result<PathBuf, CliError> {
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
