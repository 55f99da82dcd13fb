import { json, nothing } from '$lib/net/api';
import type { NewBrowser, NoticeChange, NoticeSettings } from '$lib/wire/rest';

/** The REST calls about telling people who are away, one line each. */
export const notices = {
  settings: () => json<NoticeSettings>('GET', '/notices'),
  change: (change: Partial<NoticeChange>) => nothing('PUT', '/notices', change),
  addBrowser: (browser: NewBrowser) => nothing('POST', '/notices/browsers', browser),
  removeBrowser: (endpoint: string) => nothing('DELETE', '/notices/browsers', { endpoint }),
  mute: (table: string, muted: boolean) => nothing('PUT', `/notices/tables/${table}`, { muted }),
};
