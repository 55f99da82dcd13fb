/** A small router: the address is the state, a link is a link. */

export type Page =
  | { name: 'home' }
  | { name: 'new'; slug: string }
  | { name: 'table'; id: string }
  | { name: 'join'; token: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; slug: string; rule: string | null }
  | { name: 'tutorial'; slug: string; lesson: string | null }
  | { name: 'daily'; slug: string; day: string | null }
  | { name: 'ladder'; slug: string }
  | { name: 'player'; id: string }
  | { name: 'friend'; token: string }
  | { name: 'letter'; code: string }
  | { name: 'history' | 'settings' | 'gallery' | 'meet' | 'missing' };

/** Which page an address means. */
export function pageOf(path: string): Page {
  const [first = '', second, third, more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { name: 'missing' };
  if (first === '') return { name: 'home' };
  if (second === undefined) {
    const plain = first === 'history' || first === 'settings' || first === 'gallery' || first === 'meet';
    return { name: plain ? first : 'missing' };
  }
  if (first === 'rules') return { name: 'rules', slug: second, rule: third ?? null };
  if (first === 'daily') return { name: 'daily', slug: second, day: third ?? null };
  if (first === 'tutorial') return { name: 'tutorial', slug: second, lesson: third ?? null };
  if (third !== undefined) return { name: 'missing' };
  switch (first) {
    case 'new':
      return { name: 'new', slug: second };
    case 'table':
    case 'replay':
      return { name: first, id: second };
    case 'join':
    case 'friend':
      return { name: first, token: second };
    case 'letter':
      return { name: 'letter', code: second };
    case 'player':
      return { name: 'player', id: second };
    case 'ladder':
      return { name: 'ladder', slug: second };
    default:
      return { name: 'missing' };
  }
}

const where = $state({ path: location.pathname, search: location.search, hash: location.hash });

export const page = (): Page => pageOf(where.path);
export const query = (): URLSearchParams => new URLSearchParams(where.search);
/** The address without its query. */
export const address = (): string => where.path + where.hash;

function read(): void {
  where.path = location.pathname;
  where.search = location.search;
  where.hash = location.hash;
}

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(history.state, '', to);
  read();
  if (how === 'push') scrollTo(0, 0);
}

/** Turns plain clicks on links of our own into page changes. Returns how to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // The browser itself goes to a place on this page, and says so.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', read);
    removeEventListener('hashchange', read);
    document.removeEventListener('click', onClick);
  };
}
