/**
 * Keeps what a region takes of the screen: it may grow, and gives nothing back until the window changes, so that what
 * lies above it stays where it is while answers come and go.
 */
export function steady(region: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  let most = 0;
  const grown = new ResizeObserver(() => {
    const height = region.offsetHeight;
    if (height <= most) return;
    most = height;
    region.style.minHeight = `${most}px`;
  });
  const again = () => {
    most = 0;
    region.style.minHeight = '';
  };
  grown.observe(region);
  addEventListener('resize', again);
  return () => {
    grown.disconnect();
    removeEventListener('resize', again);
  };
}
