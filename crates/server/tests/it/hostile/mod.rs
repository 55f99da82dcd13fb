//! Those who mean no good: each gets a clear answer or is shown out, the table stays as it was, and nobody else
//! notices.

mod bodies;
mod floods;
mod messages;
mod paths;
mod rights;
mod scene;
mod slow;
