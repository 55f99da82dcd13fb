//! What strangers may have on a server, how long it is kept, and by which doors they come.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use server::{Allowance, Expiry, Network, Quotas};

/// How a server is reached, and what it tells of that.
#[derive(Args, Clone)]
pub(crate) struct DoorArgs {
    /// A proxy, or a network of proxies such as 10.0.0.0/8, whose X-Forwarded-For and X-Forwarded-Proto are believed;
    /// may be given several times
    #[arg(long, value_name = "CIDR")]
    pub(crate) trusted_proxy: Vec<Network>,
    /// A name under which browsers reach the server, such as games.example.org; may be given several times. Without
    /// any, this machine and its own network are refused names of the open net
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    /// Tell the figures of /metrics on this address, to anybody who can connect there, and nowhere else
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// Write every request down in the log, and not only refused ones
    #[arg(long)]
    pub(crate) access_log: bool,
    /// Write the log as JSON
    #[arg(long)]
    pub(crate) log_json: bool,
}

/// How people who are away are told that a table waits for them.
#[derive(Args, Clone)]
pub(crate) struct NoticeArgs {
    /// Where people reach the server, such as `https://games.example.org`; those who carry notices to browsers are told
    /// it
    #[arg(long, value_name = "URL")]
    pub(crate) site: Option<String>,
    /// A mail server that takes letters to people who are away: smtps://mail.example.org, or smtp:// for one that encrypts
    /// on demand; needs --mail-from and --site
    #[arg(long, value_name = "URL", requires_all = ["mail_from", "site"])]
    pub(crate) smtp: Option<String>,
    /// The sender of letters, such as `Lagrange <games@example.org>`
    #[arg(long, value_name = "ADDRESS", requires = "smtp")]
    pub(crate) mail_from: Option<String>,
    /// The name under which the mail server knows us; the password stands in the environment variable
    /// LAGRANGE_SMTP_PASSWORD, or in a file
    #[arg(long, value_name = "NAME", requires = "smtp")]
    pub(crate) smtp_user: Option<String>,
    /// A file that holds the password for the mail server
    #[arg(long, value_name = "FILE", requires = "smtp_user")]
    pub(crate) smtp_password_file: Option<PathBuf>,
    /// People who are away are told after so many milliseconds, for tests
    #[arg(long, hide = true, default_value_t = 60_000)]
    pub(crate) notice_delay: u64,
    /// Send notices also to this machine, to a server with a certificate by this one (DER), for tests
    #[arg(long, hide = true)]
    pub(crate) push_near: Option<PathBuf>,
}

/// What one address may ask of a server; 0 is no limit.
#[derive(Args, Clone, Copy)]
pub(crate) struct AllowanceArgs {
    /// Requests that one address may send in a minute; 0 for no limit
    #[arg(long, default_value_t = Allowance::default().requests_per_minute)]
    pub(crate) requests_per_minute: u32,
    /// WebSocket messages that one person may send in a minute, and ten times as many from one address; 0 for no limit
    /// but that of each connection
    #[arg(long, default_value_t = Allowance::default().messages_per_minute)]
    pub(crate) messages_per_minute: u32,
    /// Tables that may be opened from one address in a day; 0 for no limit
    #[arg(long, default_value_t = Allowance::default().tables_per_address)]
    pub(crate) tables_per_address: u32,
    /// Connections that one address may have open; 0 for no limit
    #[arg(long, default_value_t = Allowance::default().connections_per_address)]
    pub(crate) connections_per_address: u32,
}

impl From<AllowanceArgs> for Allowance {
    fn from(args: AllowanceArgs) -> Self {
        let AllowanceArgs { requests_per_minute, messages_per_minute, tables_per_address, connections_per_address } =
            args;
        Allowance { requests_per_minute, messages_per_minute, tables_per_address, connections_per_address }
    }
}

/// What one person may have and do on a server; 0 is no limit.
#[derive(Args, Clone, Copy)]
pub(crate) struct QuotaArgs {
    /// Journals that a person may upload in a day; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().uploads_per_day)]
    pub(crate) uploads_per_day: u32,
    /// Journals that all people at one address may upload in a day; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().uploads_per_address)]
    pub(crate) uploads_per_address: u32,
    /// The longest journal that can be uploaded, in kilobytes; 0 for no limit but that of all requests
    #[arg(long, default_value_t = Quotas::default().upload_kilobytes)]
    pub(crate) upload_kilobytes: u32,
    /// Games that run at tables which one person has opened; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().running_tables)]
    pub(crate) running_tables: u32,
    /// Tables of one person that wait for their start; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().lobbies)]
    pub(crate) lobbies: u32,
    /// Running games of one person in which only bots play; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().bot_tables)]
    pub(crate) bot_tables: u32,
    /// Lines of chat that a person may say in a minute; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().chat_per_minute)]
    pub(crate) chat_per_minute: u32,
    /// Tables of others that wait for their start and at which one person has a seat, and three times as many seats at
    /// open tables for one address; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().seats_waiting)]
    pub(crate) seats_waiting: u32,
    /// Connections of people without a seat that may watch one table; 0 for no limit
    #[arg(long, default_value_t = Quotas::default().spectators)]
    pub(crate) spectators: u32,
}

impl From<QuotaArgs> for Quotas {
    fn from(args: QuotaArgs) -> Self {
        let QuotaArgs {
            uploads_per_day,
            uploads_per_address,
            upload_kilobytes,
            running_tables,
            lobbies,
            bot_tables,
            chat_per_minute,
            seats_waiting,
            spectators,
        } = args;
        Quotas {
            uploads_per_day,
            uploads_per_address,
            upload_kilobytes,
            running_tables,
            lobbies,
            bot_tables,
            chat_per_minute,
            seats_waiting,
            spectators,
        }
    }
}

/// What is deleted when nobody has needed it for long.
#[derive(Args, Clone, Copy)]
pub(crate) struct ExpiryArgs {
    /// Days after which a table that has not started is deleted; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().lobbies)]
    pub(crate) expire_lobbies: u32,
    /// Days after which a guest who has left nothing is forgotten; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().guests)]
    pub(crate) expire_guests: u32,
    /// Days without any action after which an unfinished game is deleted; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().tables)]
    pub(crate) expire_tables: u32,
    /// Days after which a finished game at which no person did anything is deleted; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().bot_tables)]
    pub(crate) expire_bot_tables: u32,
    /// Days without a look after which an uploaded journal is deleted; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = Expiry::default().uploads)]
    pub(crate) expire_uploads: u32,
}

impl From<ExpiryArgs> for Expiry {
    fn from(args: ExpiryArgs) -> Self {
        let ExpiryArgs { expire_lobbies, expire_guests, expire_tables, expire_bot_tables, expire_uploads } = args;
        Expiry {
            lobbies: expire_lobbies,
            guests: expire_guests,
            tables: expire_tables,
            bot_tables: expire_bot_tables,
            uploads: expire_uploads,
        }
    }
}
