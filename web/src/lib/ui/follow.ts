/** Nearer than this to the foot counts as being there. */
const NEAR = 40;

/** What people scroll with; anything else that moves the list is the page itself. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Keeps a list that grows at its foot, unless somebody scrolled up to read. New lines and another size bring it back
 * down; heights are asked for once a frame, since asking costs a layout.
 */
export function follow(node: HTMLElement): () => void {
  let held = true;
  let byHand = false;
  let frame = 0;
  const onHand = () => (byHand = true);
  const onScroll = () => {
    if (byHand) held = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!held) return;
      byHand = false;
      node.scrollTop = node.scrollHeight;
    });
  };
  const grown = new MutationObserver(later);
  const sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later);
  grown.observe(node, { childList: true, subtree: true });
  sized?.observe(node);
  node.addEventListener('scroll', onScroll);
  for (const name of HANDS) node.addEventListener(name, onHand, { passive: true });
  later();
  return () => {
    cancelAnimationFrame(frame);
    grown.disconnect();
    sized?.disconnect();
    node.removeEventListener('scroll', onScroll);
    for (const name of HANDS) node.removeEventListener(name, onHand);
  };
}
