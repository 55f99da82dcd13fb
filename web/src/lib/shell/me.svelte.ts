import type { DailyChallenge, GameInfo, Me, TableSummary } from '$lib/wire/rest';
import { api, whoAmI } from '$lib/net/api';
import { settings } from '$lib/settings/settings.svelte';

/** Who sits at this browser, the games on offer, and the tables that go on. Shared by all pages. */
class Shared {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<TableSummary[]>([]);
  dailies = $state.raw<DailyChallenge[]>([]);

  get waiting(): number {
    return this.tables.filter((table) => table.your_turn).length;
  }

  game(slug: string): GameInfo | null {
    return this.games?.find((game) => game.slug === slug) ?? null;
  }

  async loadMe(): Promise<void> {
    this.me = await whoAmI();
  }

  async loadGames(): Promise<void> {
    this.games ??= await api.games();
  }

  /** Reads again what was said in another language, and lets the server know which one the person has chosen. */
  async goOver(): Promise<void> {
    const chosen = settings.lang;
    if (chosen && this.me && this.me.lang !== chosen) this.me = await api.setMe({ lang: chosen });
    if (this.games) this.games = await api.games();
    await Promise.all([this.loadTables(), this.loadDailies()]);
  }

  async loadTables(): Promise<void> {
    this.tables = await api.tables();
  }

  async loadDailies(): Promise<void> {
    this.dailies = await api.dailies();
  }
}

export const shared = new Shared();

const EVERY = 30_000;

/** Looks for tables that wait for this person, now and then while the page is seen. Returns how to stop. */
export function followTables(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void shared.loadTables().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
