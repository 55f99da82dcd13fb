//! Least squares with a small pull to zero, from sums that are gathered row by row.

/// The sums that a regression needs: no row is kept.
#[derive(Clone)]
pub(crate) struct Sums {
    columns: usize,
    /// Products of columns, the lower triangle row by row.
    products: Vec<f64>,
    /// Products of columns with the target.
    targets: Vec<f64>,
    rows: f64,
    sum: f64,
    squares: f64,
}

/// How strongly weights are pulled to zero, as a share of the squares of their column.
const PULL: f64 = 1e-3;
/// How strongly the early, the halfway and the late worth of a note are pulled together: hardly anything is known of
/// the worth that a note has when it is never met.
const BOND: f64 = 1e-2;

impl Sums {
    pub(crate) fn new(columns: usize) -> Self {
        let products = vec![0.0; columns * (columns + 1) / 2];
        Sums { columns, products, targets: vec![0.0; columns], rows: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Sums of the same shape without any row.
    pub(crate) fn empty(&self) -> Self {
        Sums::new(self.columns)
    }

    /// One row and what it should have predicted.
    pub(crate) fn add(&mut self, row: &[f32], target: f32) {
        let target = f64::from(target);
        for (i, &a) in row.iter().enumerate().filter(|(_, a)| **a != 0.0) {
            let products = &mut self.products[i * (i + 1) / 2..][..=i];
            for (product, &b) in products.iter_mut().zip(row) {
                *product += f64::from(a) * f64::from(b);
            }
            self.targets[i] += f64::from(a) * target;
        }
        self.rows += 1.0;
        self.sum += target;
        self.squares += target * target;
    }

    /// Makes earlier rows count less.
    pub(crate) fn fade(&mut self, by: f64) {
        self.products.iter_mut().chain(&mut self.targets).for_each(|sum| *sum *= by);
        for sum in [&mut self.rows, &mut self.sum, &mut self.squares] {
            *sum *= by;
        }
    }

    pub(crate) fn add_all(&mut self, other: &Sums) {
        self.products.iter_mut().zip(&other.products).for_each(|(a, b)| *a += b);
        self.targets.iter_mut().zip(&other.targets).for_each(|(a, b)| *a += b);
        self.rows += other.rows;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The weights of the columns, by Cholesky's method.
    pub(crate) fn solve(&self) -> Vec<f32> {
        let n = self.columns;
        let at = |i: usize, j: usize| i * (i + 1) / 2 + j;
        let mut root = self.products.clone();
        let squares: Vec<f64> = (0..n).map(|i| root[at(i, i)]).collect();
        for (first, of_note) in (0..n).step_by(3).zip(squares.chunks_exact(3)) {
            let mean = of_note.iter().sum::<f64>() / 3.0 + 1e-6 * self.rows;
            for i in first..first + 3 {
                root[at(i, i)] += PULL * mean;
            }
            for i in first..first + 2 {
                root[at(i, i)] += BOND * mean;
                root[at(i + 1, i + 1)] += BOND * mean;
                root[at(i + 1, i)] -= BOND * mean;
            }
        }
        for i in 0..n {
            for j in 0..=i {
                let dot: f64 = (0..j).map(|k| root[at(i, k)] * root[at(j, k)]).sum();
                let rest = root[at(i, j)] - dot;
                root[at(i, j)] = if i == j { rest.max(1e-9).sqrt() } else { rest / root[at(j, j)] };
            }
        }
        let mut weights = self.targets.clone();
        for i in 0..n {
            let dot: f64 = (0..i).map(|k| root[at(i, k)] * weights[k]).sum();
            weights[i] = (weights[i] - dot) / root[at(i, i)];
        }
        for i in (0..n).rev() {
            let dot: f64 = (i + 1..n).map(|k| root[at(k, i)] * weights[k]).sum();
            weights[i] = (weights[i] - dot) / root[at(i, i)];
        }
        weights.into_iter().map(|worth| worth as f32).collect()
    }

    /// The share of the spread of the targets that the weights explain.
    pub(crate) fn explained(&self, weights: &[f32]) -> f64 {
        let worth = |i: usize| f64::from(weights[i]);
        let mut missed = self.squares;
        for i in 0..self.columns {
            missed -= 2.0 * worth(i) * self.targets[i];
            for j in 0..=i {
                let twice = if i == j { 1.0 } else { 2.0 };
                missed += twice * worth(i) * worth(j) * self.products[i * (i + 1) / 2 + j];
            }
        }
        1.0 - missed / (self.squares - self.sum * self.sum / self.rows)
    }
}
