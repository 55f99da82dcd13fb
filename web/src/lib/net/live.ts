import { whoAmI } from './api';
import { lang } from '$lib/i18n';
import { Connection } from './connection.svelte';
import { openSocket, realClock } from './socket';

let connection: Connection | null = null;

/** The one connection of this page, opened when first needed. */
export function live(): Connection {
  if (connection) return connection;
  const made = (connection = new Connection(openSocket, realClock, lang()));
  // The server opens a socket only to somebody it knows.
  void whoAmI().finally(() => made.connect());
  addEventListener('online', () => made.connect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.connect();
  });
  return made;
}

/** Has the server speak the language now shown. Call inside an effect. */
export function followLanguage(): void {
  const language = lang();
  connection?.speak(language);
}

/** For the mock and for tests. */
export function setLive(made: Connection): void {
  connection = made;
}
