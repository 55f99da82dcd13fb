//! What is reported of several measurements.

/// The middle one of several measurements.
pub(crate) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_value_in_the_middle() {
        assert_eq!(median([5.0, 1.0, 9.0].into_iter()), 5.0);
        assert_eq!(median(std::iter::empty()), 0.0);
    }
}
