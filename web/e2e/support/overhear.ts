import type { Page } from 'playwright-core';

/** Lets the page remember what the server offers, so that the robot can compare it with what can be clicked. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type State = {
      id: string;
      views: { seat: number | null; decision: string | null; legal: [number, string, unknown][] }[];
    };
    let told: State | undefined;
    /** A second reading of what `crates/table/src/changes` writes, so that a fault of the page shows. */
    const changed = (value: unknown, change: unknown): unknown => {
      if (Array.isArray(change)) {
        if (change.length === 1) return change[0];
        const items = Array.isArray(value) ? [...value] : [];
        items.splice(Number(change[0]), Number(change[1]), ...change.slice(2));
        return items;
      }
      const parts = Object.entries(change as object) as [string, unknown][];
      const next = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
      for (const [key, part] of parts) {
        if (Array.isArray(part) && part.length === 0) delete next[key];
        else next[key] = changed(next[key], part);
      }
      return next;
    };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { state?: State; changes?: unknown };
          if (message.changes !== undefined) told = changed(told, message.changes) as State;
          else told = message.state ?? told;
        });
      }
    };
    const seat = () => Number(document.querySelector('[data-prompt]')?.getAttribute('data-seat'));
    const rows = () => told?.views.find((view) => view.seat === seat())?.legal ?? [];
    const overheard = () => {
      let last = '';
      return rows().map(([kept, rest]) => (last = last.slice(0, kept) + rest));
    };
    /** What a bot would do here, of what was offered. */
    const advise = async (bot: string) => {
      const answer = await fetch(`/api/bot/tables/${told?.id}/advice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seat: seat(), bot }),
      });
      if (!answer.ok) throw new Error(`no advice: ${await answer.text()}`);
      const { action: notation } = (await answer.json()) as { action: string | null };
      const at = overheard().indexOf(notation ?? '');
      const data = rows().map(([, , change]) => change);
      const action = data.slice(0, at + 1).reduce((last, change) => changed(last, change), null as unknown);
      return at < 0 ? undefined : { notation, action };
    };
    Object.assign(window, { overheard, advise, told: () => told });
  });
}
