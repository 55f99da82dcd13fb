import { SvelteMap } from 'svelte/reactivity';
import type { Connection } from '$lib/net/connection.svelte';
import type { ServerMessage } from '$lib/wire';
import type { OpenTable } from '$lib/wire/rest';

type News = Extract<ServerMessage, { type: 'open_tables' }>;

/** The list of open tables, as the server tells it. */
export class OpenTables {
  tables = new SvelteMap<string, OpenTable>();
  /** How many people are here. */
  here = $state(0);
  /** Whether the list has come. */
  known = $state(false);

  hear(news: News): void {
    if (news.whole) {
      const ids = new Set(news.tables.map(({ id }) => id));
      for (const id of [...this.tables.keys()]) if (!ids.has(id)) this.tables.delete(id);
    }
    for (const id of news.gone) this.tables.delete(id);
    for (const table of news.tables) this.tables.set(table.id, table);
    this.here = news.here;
    this.known = true;
  }

  /** Listens until the returned function is called. */
  follow(line: Pick<Connection, 'hear' | 'browse'>): () => void {
    const deaf = line.hear((message) => {
      if (message.type === 'open_tables') this.hear(message);
    });
    line.browse(true);
    return () => {
      line.browse(false);
      deaf();
    };
  }
}
