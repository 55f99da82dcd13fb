/** The line of text and the edges around a small sheet. */
const AROUND = 58;
const GAP = 8;
const LEAST = 76;

/** How wide small sheets can be so that all of them are seen at once; not less than can be recognised. */
export function tileFor(sheets: number, width: number, height: number): number {
  const widths = Array.from({ length: sheets }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(sheets / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const high = (height - GAP * (rows - 1)) / rows - AROUND;
    return Math.min(wide, high);
  });
  return Math.floor(Math.min(width, Math.max(LEAST, ...widths)));
}
