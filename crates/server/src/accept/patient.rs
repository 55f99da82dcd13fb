//! A connection that is given up when the other end takes nothing for a while, and that is read no faster than anybody
//! who plays would write.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A connection whose writes end in time, with whatever it takes up as long as it is open.
pub(super) struct Patient<S, C> {
    stream: S,
    patience: Duration,
    waiting: Option<Pin<Box<Sleep>>>,
    pace: Option<Pace>,
    /// It has sent too much and is not read until this is over.
    resting: Option<Pin<Box<Sleep>>>,
    _counted: C,
}

/// How much is read of a connection: pieces of messages, and empty ones, cost something too before there is a message
/// that can be counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    left: f64,
    rate: f64,
    burst: f64,
    at: Instant,
}

impl Pace {
    /// So many bytes a second, and so many at once.
    pub(super) fn new(rate: f64, burst: f64) -> Self {
        Pace { left: burst, rate, burst, at: Instant::now() }
    }

    /// How long nothing more is read after so many bytes.
    fn rest_after(&mut self, bytes: usize) -> Option<Duration> {
        let now = Instant::now();
        let earned = now.duration_since(self.at).as_secs_f64() * self.rate;
        self.left = (self.left + earned).min(self.burst) - bytes as f64;
        self.at = now;
        (self.left < 0.0).then(|| Duration::from_secs_f64(-self.left / self.rate))
    }
}

impl<S, C> Patient<S, C> {
    /// Who takes nothing of what is written for so long is gone, or wants the server to wait.
    pub(super) fn new(stream: S, patience: Duration, pace: Option<Pace>, counted: C) -> Self {
        Patient { stream, patience, waiting: None, pace, resting: None, _counted: counted }
    }

    /// What a write came to; an error when it has been waiting for too long.
    fn in_time<T>(&mut self, written: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin, C: Unpin> AsyncRead for Patient<S, C> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(resting) = &mut self.resting {
            ready!(resting.as_mut().poll(cx));
            self.resting = None;
        }
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        let rest = self.pace.as_mut().and_then(|pace| pace.rest_after(buf.filled().len() - before));
        self.resting = rest.map(|rest| Box::pin(sleep(rest)));
        read
    }
}

impl<S: AsyncWrite + Unpin, C: Unpin> AsyncWrite for Patient<S, C> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.in_time(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.in_time(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.in_time(flushed, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.in_time(shut, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test]
    async fn one_who_takes_nothing_is_given_up() {
        let (near, _deaf) = duplex(16);
        let mut patient = Patient::new(near, Duration::from_millis(50), None, ());
        let error = patient.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn one_who_sends_without_end_is_read_slowly() {
        let (near, mut far) = duplex(1_024);
        let mut patient = Patient::new(near, Duration::from_secs(2), Some(Pace::new(1_000.0, 4_000.0)), ());
        let sending = tokio::spawn(async move { while far.write_all(&[0; 100]).await.is_ok() {} });
        let (started, mut read, mut part) = (Instant::now(), 0, [0; 500]);
        while started.elapsed() < Duration::from_secs(1) {
            let next = tokio::time::timeout(Duration::from_millis(100), patient.read(&mut part));
            read += next.await.map_or(0, |n| n.expect("it goes on"));
        }
        sending.abort();
        assert!((4_000..8_000).contains(&read), "{read} bytes in a second");
    }

    #[tokio::test]
    async fn one_who_is_slow_is_waited_for() {
        let (near, mut slow) = duplex(1);
        let mut patient = Patient::new(near, Duration::from_secs(2), None, ());
        let writing = tokio::spawn(async move { patient.write_all(&[0; 64]).await });
        let mut byte = [0];
        for _ in 0..64 {
            sleep(Duration::from_millis(50)).await;
            slow.read_exact(&mut byte).await.expect("a byte");
        }
        writing.await.expect("no panic").expect("all was taken");
    }
}
