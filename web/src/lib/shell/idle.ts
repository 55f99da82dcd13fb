/** Does something once the browser has nothing better to do. Returns how to call it off. */
export function afterPage(then: () => unknown): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(() => void then(), { timeout: 3_000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(() => void then(), 1_000);
  return () => clearTimeout(asked);
}
