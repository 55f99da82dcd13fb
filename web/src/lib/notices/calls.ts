import { json, nothing } from '$lib/net/api';
import type {
  LetterLink,
  NewBrowser,
  NewVacation,
  NoticeChange,
  NoticeSettings,
  VacationSettings,
} from '$lib/wire/rest';

/** The REST calls about telling people who are away, one line each. */
export const notices = {
  settings: () => json<NoticeSettings>('GET', '/notices'),
  change: (change: Partial<NoticeChange>) => nothing('PUT', '/notices', change),
  addBrowser: (browser: NewBrowser) => nothing('POST', '/notices/browsers', browser),
  removeBrowser: (endpoint: string) => nothing('DELETE', '/notices/browsers', { endpoint }),
  mute: (table: string, muted: boolean) => nothing('PUT', `/notices/tables/${table}`, { muted }),

  giveAddress: (address: string) => nothing('PUT', '/notices/mail', { address }),
  removeAddress: () => nothing('DELETE', '/notices/mail'),
  letter: (code: string) => json<LetterLink>('GET', `/letters/${code}`),
  follow: (code: string) => nothing('POST', `/letters/${code}`),

  vacation: () => json<VacationSettings>('GET', '/vacation'),
  goAway: (wish: NewVacation) => json<VacationSettings>('POST', '/vacation', wish),
  comeBack: () => json<VacationSettings>('DELETE', '/vacation'),
};
