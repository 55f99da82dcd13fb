/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** What is gained or lost: a plus sign as well. */
export const gained = (n: number): string => (n > 0 ? `+${n}` : signed(n));
