import { describe, expect, it } from 'vitest';
import { pageOf } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/new/nexus-ops', { name: 'new', slug: 'nexus-ops' }],
    ['/table/abc', { name: 'table', id: 'abc' }],
    ['/rules/nexus-ops', { name: 'rules', slug: 'nexus-ops', rule: null }],
    ['/rules/nexus-ops/NX-5.4', { name: 'rules', slug: 'nexus-ops', rule: 'NX-5.4' }],
    ['/tutorial/nexus-ops', { name: 'tutorial', slug: 'nexus-ops', lesson: null }],
    ['/tutorial/welcome-to-the-moon/2', { name: 'tutorial', slug: 'welcome-to-the-moon', lesson: '2' }],
    ['/daily/nexus-ops', { name: 'daily', slug: 'nexus-ops', day: null }],
    ['/daily/nexus-ops/2026-03-01', { name: 'daily', slug: 'nexus-ops', day: '2026-03-01' }],
    ['/letter/a.b', { name: 'letter', code: 'a.b' }],
    ['/settings', { name: 'settings' }],
  ])('%s is a page', (path, page) => expect(pageOf(path)).toEqual(page));

  it.each(['/nowhere', '/table', '/table/a/b', '/rules/a/b/c', '/daily', '/daily/a/b/c'])(
    '%s is missing',
    (path) => expect(pageOf(path)).toEqual({ name: 'missing' }),
  );
});
