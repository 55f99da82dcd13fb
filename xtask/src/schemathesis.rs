//! `cargo xtask schemathesis`: a public tool sends requests that it makes of the OpenAPI document, good ones and bad
//! ones, to a server of its own, and sees whether the document tells the truth.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::run::{Failure, cargo, root, run, target};
use crate::verify::debug_binary;

/// Requests of each call that are made up, beside those at the edges of its schemas.
const EXAMPLES: &str = "300";
/// Limits that would stand in its way.
const LIFTED: [&str; 10] = [
    "--requests-per-minute",
    "--tables-per-address",
    "--connections-per-address",
    "--uploads-per-day",
    "--uploads-per-address",
    "--running-tables",
    "--lobbies",
    "--bot-tables",
    "--seats-waiting",
    "--spectators",
];

/// Installs the tool, starts a server and lets the tool ask it.
pub(crate) fn schemathesis() -> Result<(), Failure> {
    let folder = target().join("schemathesis");
    let tool = install(&folder)?;
    run(&mut cargo(["build", "--package", "cli"]))?;
    let data = folder.join("data");
    // What an earlier run has left is of no use.
    let _ = fs::remove_dir_all(&data);
    let server = Server::start(&data)?;
    let config = folder.join("schemathesis.toml");
    fs::write(&config, format!("{}\n{}", server.session()?, include_str!("schemathesis.toml")))
        .map_err(|why| unusable(&config, &why))?;
    let mut ask = Command::new(tool);
    ask.current_dir(&folder).arg("--config-file").arg(&config);
    ask.args(["run", &format!("http://{}/api/openapi.json", server.address), "--max-examples", EXAMPLES]);
    run(&mut ask)
}

/// A virtual environment with the versions that are pinned; made again when those change.
fn install(folder: &Path) -> Result<PathBuf, Failure> {
    let (environment, done) = (folder.join("venv"), folder.join("requirements.txt"));
    let pinned = include_str!("schemathesis.txt");
    let tool = environment.join("bin").join("schemathesis");
    if tool.exists() && fs::read_to_string(&done).is_ok_and(|installed| installed == pinned) {
        return Ok(tool);
    }
    fs::create_dir_all(folder).map_err(|why| unusable(folder, &why))?;
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let list = root().join("xtask/src/schemathesis.txt");
    run(Command::new(environment.join("bin/pip"))
        .args(["install", "--quiet", "--no-deps", "--requirement"])
        .arg(list))?;
    fs::write(&done, pinned).map_err(|why| unusable(&done, &why))?;
    Ok(tool)
}

fn unusable(path: &Path, why: &std::io::Error) -> Failure {
    Failure::CannotStart(format!("{}: {why}", path.display()))
}

/// A server that is gone when this is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Result<Self, Failure> {
        let mut serve = Command::new(debug_binary());
        serve.args(["serve", "--hidden-games", "--bind", "127.0.0.1:0", "--data"]).arg(data);
        serve.args(LIFTED.iter().flat_map(|limit| [*limit, "0"]));
        let silent = || Failure::CannotStart("The server does not say where it listens.".to_owned());
        let mut child = serve.env("RUST_LOG", "off").stdout(Stdio::piped()).spawn().map_err(|_| silent())?;
        let mut line = String::new();
        let read = child.stdout.take().map(|output| BufReader::new(output).read_line(&mut line));
        let address = line.split_once("http://").map(|(_, address)| address.trim().to_owned()).unwrap_or_default();
        let server = Server { child, address };
        if read.is_some_and(|read| read.is_ok()) && !server.address.is_empty() { Ok(server) } else { Err(silent()) }
    }

    /// Somebody whom the server knows, as the tool is told of them.
    fn session(&self) -> Result<String, Failure> {
        let ask = || {
            let mut stream = TcpStream::connect(&self.address)?;
            write!(stream, "GET /api/me HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address)?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok::<_, std::io::Error>(answer)
        };
        let answer = ask().map_err(|why| Failure::CannotStart(format!("The server does not answer: {why}.")))?;
        let cookie = answer.split_once("set-cookie: lagrange=").and_then(|(_, rest)| rest.split(';').next());
        let cookie = cookie.ok_or_else(|| Failure::Found(format!("No cookie comes with: {answer}")))?;
        Ok(format!("[auth.openapi.cookie]\napi_key = \"{cookie}\"\n"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
