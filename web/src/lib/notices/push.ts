import { notices } from './calls';

/** Whether this browser can show notices while the site is closed, and whether it does. */
export type PushState = 'insecure' | 'missing' | 'refused' | 'off' | 'on';

const WORKER = '/sw.js';

/** What keeps this browser from it, if anything. */
function hindrance(): PushState | null {
  // Browsers keep this for sites that come by https, or from the same machine.
  if (!window.isSecureContext) return 'insecure';
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'missing';
  return Notification.permission === 'denied' ? 'refused' : null;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  return hindrance() ?? ((await subscription()) ? 'on' : 'off');
}

/** Asks the browser, and tells the server how to reach it. */
export async function turnOn(key: string): Promise<PushState> {
  const hindered = hindrance();
  if (hindered) return hindered;
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const old = await worker.pushManager.getSubscription();
  // A browser that heard from another server, or from this one before it lost its key.
  if (old && !same(old.options.applicationServerKey, wanted)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = made.toJSON();
  await notices.addBrowser({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  return 'on';
}

/** The server forgets this browser, and the browser its address. */
export async function turnOff(): Promise<PushState> {
  if (hindrance() !== null) return pushState();
  const known = await subscription();
  if (known) {
    await notices.removeBrowser(known.endpoint);
    await known.unsubscribe();
  }
  return pushState();
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const known = new Uint8Array(one ?? new ArrayBuffer(0));
  return known.length === other.length && known.every((byte, at) => byte === other[at]);
}
