// What this site shows while it is not open. It keeps nothing, and answers no requests: pages come from the server.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, mute } = event.notification.data;
  event.waitUntil(event.action === 'mute' && mute ? silence(mute) : open(path));
});
// The browser's maker may give it another address at any time.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

/** A browser insists that something is shown for every message, even for one that cannot be read. */
function show(data) {
  let told = {};
  try {
    told = data.json();
  } catch (unreadable) {
    told = {};
  }
  const { title = 'Lagrange', body = '', path = '/', tag, mute } = told;
  const actions = mute ? [{ action: 'mute', title: mute.title }] : [];
  const kept = mute ? { path, mute: mute.code } : { path };
  const shown = { body, icon: '/icon.svg', badge: '/favicon.svg', actions, data: kept };
  return self.registration.showNotification(title, tag ? { ...shown, tag, renotify: true } : shown);
}

/** Nothing more of this table; where that does not get through, the page of the link tries again. */
async function silence(code) {
  try {
    const answer = await fetch(`/api/letters/${code}`, { method: 'POST', credentials: 'omit' });
    if (answer.ok) return;
  } catch (offline) {
    // The page says so.
  }
  await open(`/letter/${code}`);
}

/** Leads there: in a window that shows the page already, in another one, or in a new one. */
async function open(path) {
  const to = new URL(path, self.location.origin);
  if (to.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === to.pathname);
  if (there) return void (await there.focus());
  // A page at which somebody plays is left alone.
  const free = windows.find((window) => !new URL(window.url).pathname.startsWith('/table/'));
  try {
    if (free) return void (await (await free.navigate(to.href)).focus());
  } catch (foreign) {
    // A window that this worker does not control cannot be led anywhere.
  }
  await self.clients.openWindow(to.href);
}

async function move(event) {
  const old = event.oldSubscription;
  const key = old && old.options.applicationServerKey;
  const fresh =
    event.newSubscription ||
    (key && (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const send = (method, body) =>
    fetch('/api/notices/browsers', {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  if (old && old.endpoint !== endpoint) await send('DELETE', { endpoint: old.endpoint });
  await send('POST', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}
