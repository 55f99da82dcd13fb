//! nexus-ops
