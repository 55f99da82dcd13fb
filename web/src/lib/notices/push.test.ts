import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asMinutes, asTime } from './hours';
import { notices } from './calls';
import { pushState, turnOff, turnOn } from './push';

const KEY = 'BOVVmcCRKGZ-_w';

/** What stands in for the browser's own push service. */
function browser({ permission = 'granted', known = null as string | null } = {}) {
  let endpoint = known;
  const options = { applicationServerKey: Uint8Array.from([1, 2, 3]).buffer as ArrayBuffer };
  const subscription = () =>
    endpoint === null
      ? null
      : {
          endpoint,
          options,
          toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
          unsubscribe: vi.fn(async () => ((endpoint = null), true)),
        };
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    options.applicationServerKey = applicationServerKey.slice().buffer as ArrayBuffer;
    endpoint = 'https://push.example/fresh';
    return subscription();
  });
  const registration = { pushManager: { getSubscription: async () => subscription(), subscribe } };
  const serviceWorker = {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }));
  return { serviceWorker, subscribe };
}

let added: ReturnType<typeof vi.spyOn>;
let removed: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  added = vi.spyOn(notices, 'addBrowser').mockResolvedValue();
  removed = vi.spyOn(notices, 'removeBrowser').mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('notices on this device', () => {
  it('are asked of the browser, and the server hears how to reach it', async () => {
    const { serviceWorker, subscribe } = browser();
    expect(await pushState()).toBe('off');
    expect(await turnOn(KEY)).toBe('on');
    expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js');
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
    expect(added).toHaveBeenCalledWith({
      endpoint: 'https://push.example/fresh',
      p256dh: 'key',
      auth: 'secret',
    });
    expect(await pushState()).toBe('on');
  });

  it('end with the address of the browser', async () => {
    browser({ known: 'https://push.example/old' });
    expect(await pushState()).toBe('on');
    expect(await turnOff()).toBe('off');
    expect(removed).toHaveBeenCalledWith('https://push.example/old');
  });

  it('begin again where the server has another key', async () => {
    const { subscribe } = browser({ known: 'https://push.example/old' });
    expect(await turnOn(KEY)).toBe('on');
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('are not to be had without https, against the will of the browser, or where it cannot', async () => {
    browser({ permission: 'denied' });
    expect(await turnOn(KEY)).toBe('refused');
    vi.stubGlobal('isSecureContext', false);
    expect(await pushState()).toBe('insecure');
    expect(await turnOn(KEY)).toBe('insecure');
    vi.unstubAllGlobals();
    vi.stubGlobal('isSecureContext', true);
    expect(await pushState()).toBe('missing');
    expect(added).not.toHaveBeenCalled();
  });
});

it('hours are minutes after midnight', () => {
  expect([asTime(0), asTime(485), asTime(1320)]).toEqual(['00:00', '08:05', '22:00']);
  expect([asMinutes('08:05'), asMinutes(''), asMinutes('x:y')]).toEqual([485, null, null]);
});
