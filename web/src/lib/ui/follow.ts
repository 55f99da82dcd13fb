/** Nearer than this to the foot counts as being there. */
const NEAR = 40;

/**
 * Keeps a list that grows at its foot, unless somebody scrolled up to read. Whatever is seen of it, new lines and
 * another size bring it back down; heights are asked for once a frame, since asking costs a layout.
 */
export function follow(node: HTMLElement): () => void {
  let held = true;
  let top = 0;
  let frame = 0;
  const near = () => node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
  const onScroll = () => {
    if (node.clientHeight === 0) return;
    // Lines that came in the meantime make the foot farther away, but only people scroll up.
    if (node.scrollTop < top - 1) held = near();
    else held ||= near();
    top = node.scrollTop;
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!held) return;
      node.scrollTop = node.scrollHeight;
      top = node.scrollTop;
    });
  };
  const grown = new MutationObserver(later);
  const sized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later);
  grown.observe(node, { childList: true, subtree: true });
  sized?.observe(node);
  node.addEventListener('scroll', onScroll);
  later();
  return () => {
    cancelAnimationFrame(frame);
    grown.disconnect();
    sized?.disconnect();
    node.removeEventListener('scroll', onScroll);
  };
}
