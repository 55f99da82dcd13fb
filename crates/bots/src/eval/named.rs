//! Weights with names, so that tools can set them.

/// Declares a struct of weights with their defaults: `named_weights! { /// What it is. Name; /// A weight. weight = 1.0; }`.
macro_rules! named_weights {
    ($(#[doc = $about:literal])+ $weights:ident; $($(#[doc = $doc:literal])+ $name:ident = $value:expr;)+) => {
        $(#[doc = $about])+
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $weights {
            $($(#[doc = $doc])+ pub $name: f32,)+
        }

        impl Default for $weights {
            fn default() -> Self {
                $weights { $($name: $value,)+ }
            }
        }

        impl $weights {
            /// The names of all weights.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// A weight by its name.
            pub fn by_name(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

pub(super) use named_weights;
