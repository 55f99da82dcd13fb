import { loadSheet } from './sheets';
import type { Sheet } from './sheets/model';

/** Printed sheets that have been loaded; nothing while one is on its way. */
let loaded = $state.raw<Readonly<Record<number, Sheet>>>({});
const asked = new Map<number, Promise<void>>();

/** Resolves when the sheet can be drawn. */
export function askSheet(adventure: number): Promise<void> {
  let promise = asked.get(adventure);
  if (!promise) {
    promise = loadSheet(adventure).then((sheet) => {
      loaded = { ...loaded, [adventure]: sheet };
    });
    asked.set(adventure, promise);
  }
  return promise;
}

export const sheetOf = (adventure: number): Sheet | null => loaded[adventure] ?? null;
