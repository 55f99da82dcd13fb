import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';

const CODE = readFileSync('public/sw.js', 'utf8');

type Window = { url: string; focus: () => Promise<unknown>; navigate: (to: string) => Promise<unknown> };

/** The worker in a world of its own, and what it does there. */
function worker(urls: string[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const focused: string[] = [];
  const window = (url: string): Window => ({
    url,
    focus: async () => void focused.push(url),
    navigate: async (to: string) => window(to),
  });
  const show = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const subscribe = vi.fn(async () => browser('https://push.example/new'));
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    location: { origin: 'https://play.example' },
    registration: { showNotification: show, pushManager: { subscribe } },
    clients: { claim: vi.fn(), matchAll: async () => urls.map(window), openWindow },
  };
  const fetched = vi.fn(async () => ({ ok: true }));
  new Function('self', 'fetch', CODE)(self, fetched);
  const dispatch = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (what: Promise<unknown>) => (done = what) });
    await done;
  };
  return { dispatch, show, openWindow, focused, fetched, subscribe };
}

function browser(endpoint: string) {
  const keys = { p256dh: 'key', auth: 'secret' };
  return { endpoint, options: { applicationServerKey: 'ours' }, toJSON: () => ({ endpoint, keys }) };
}

describe('the worker shows what it is told', () => {
  const told = { title: 'Nexus Ops', body: 'Your turn', path: '/table/abc', tag: 'abc' };

  test('the game and why, under the tag of the table', async () => {
    const { dispatch, show } = worker();
    await dispatch('push', { data: { json: () => told } });
    expect(show).toHaveBeenCalledWith(
      'Nexus Ops',
      expect.objectContaining({ body: 'Your turn', tag: 'abc', data: { path: '/table/abc' } }),
    );
  });

  test('something even where nothing can be read, as browsers insist', async () => {
    const { dispatch, show } = worker();
    await dispatch('push', { data: null });
    expect(show).toHaveBeenCalledWith('Lagrange', expect.objectContaining({ data: { path: '/' } }));
  });
});

describe('a click leads to the table', () => {
  const click = (path: string) => ({ notification: { close: vi.fn(), data: { path } } });
  const site = (path: string) => `https://play.example${path}`;

  test('where it is open already', async () => {
    const { dispatch, focused, openWindow } = worker([site('/'), site('/table/abc')]);
    const event = click('/table/abc');
    await dispatch('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalled();
    expect(focused).toEqual([site('/table/abc')]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('in a window at which nobody plays', async () => {
    const { dispatch, focused } = worker([site('/table/other'), site('/meet')]);
    await dispatch('notificationclick', click('/table/abc'));
    expect(focused).toEqual([site('/table/abc')]);
  });

  test('in a new window else, and never to another site', async () => {
    const { dispatch, openWindow } = worker([site('/table/other')]);
    await dispatch('notificationclick', click('/table/abc'));
    expect(openWindow).toHaveBeenCalledWith(site('/table/abc'));
    await dispatch('notificationclick', click('//elsewhere.example/'));
    expect(openWindow).toHaveBeenCalledTimes(1);
  });
});

test('a browser whose address changes tells the server', async () => {
  const { dispatch, fetched, subscribe } = worker();
  await dispatch('pushsubscriptionchange', { oldSubscription: browser('https://push.example/old') });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'ours' });
  const sent = (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { method, body }]) => ({
    method,
    ...(JSON.parse(String(body)) as object),
  }));
  expect(sent).toEqual([
    { method: 'DELETE', endpoint: 'https://push.example/old' },
    { method: 'POST', endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret' },
  ]);
});

describe('a table is muted from its notice', () => {
  const told = { title: 'Nexus Ops', body: 'Your turn', path: '/table/abc', tag: 'abc' };
  const click = () => ({
    action: 'mute',
    notification: { close: vi.fn(), data: { path: '/table/abc', mute: 'a.b' } },
  });

  test('by a button that needs no login', async () => {
    const { dispatch, show, fetched, openWindow } = worker();
    const mute = { title: 'Mute this table', code: 'a.b' };
    await dispatch('push', { data: { json: () => ({ ...told, mute }) } });
    expect(show).toHaveBeenCalledWith(
      'Nexus Ops',
      expect.objectContaining({ actions: [{ action: 'mute', title: 'Mute this table' }] }),
    );
    await dispatch('notificationclick', click());
    expect(fetched).toHaveBeenCalledWith('/api/letters/a.b', { method: 'POST', credentials: 'omit' });
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('on a page of its own where that does not get through', async () => {
    const { dispatch, fetched, openWindow } = worker();
    fetched.mockResolvedValueOnce({ ok: false });
    await dispatch('notificationclick', click());
    expect(openWindow).toHaveBeenCalledWith('https://play.example/letter/a.b');
  });
});
