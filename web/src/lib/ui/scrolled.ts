/** Text that does not fit its box can be reached, and so scrolled, by keyboard; text that fits is no stop on the way. */
export function scrolledByKeys(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  look();
  const watch = new ResizeObserver(look);
  watch.observe(box);
  return () => watch.disconnect();
}
