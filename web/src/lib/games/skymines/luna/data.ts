import data from '../../../../../../crates/skymines/data/luna.json';
import { t } from '$lib/i18n';
import type { Kind } from '../view';

/** What is printed on Luna's cards. */
interface Line {
  do: string;
  amount?: number;
  steps?: number;
  points?: number;
  company?: string;
  pick?: string;
  by?: string;
  row?: string;
  cells_by_slot?: Record<string, readonly number[]>;
  space_by_slot?: Record<string, string>;
  column_by_slot?: Record<string, number>;
}
export interface LunaCardFacts {
  id: string;
  grade: number;
  numbers: readonly [number, number];
  scientists: number;
  reveal: Line | null;
  lines: readonly Line[];
}
interface Raw {
  id: string;
  grade: number;
  majority_left: number;
  majority_right: number;
  scientists: number;
  reveal: Line | null;
  actions: readonly Line[];
}
export const LUNA_CARDS: ReadonlyMap<string, LunaCardFacts> = new Map(
  (data.cards as unknown as readonly Raw[]).map((raw) => [
    raw.id,
    {
      id: raw.id,
      grade: raw.grade,
      numbers: [raw.majority_left, raw.majority_right],
      scientists: raw.scientists,
      reveal: raw.reveal,
      lines: raw.actions,
    },
  ]),
);

const { left_card, right_card } = data.majority_reading;
/** What the two numbers of a majority card count, left and right card. */
export const MEASURES: readonly (readonly Kind[])[] = [left_card, right_card].map(
  ({ majority_left, majority_right }) => [majority_left, majority_right] as Kind[],
);

/** A line of a card in words; in a slot what it says for that slot alone. */
export function lineWords(line: Line, slot: string | null): string {
  const kind = line.do.replaceAll('_', '-');
  const company = line.company ? t(`skymines-luna-pick-${line.company.replaceAll('_', '-')}`) : '';
  switch (line.do) {
    case 'advance_company':
      return t('skymines-luna-advance-company', { count: line.steps ?? 1, company });
    case 'expand_company':
      return t('skymines-luna-expand-company', {
        count: line.points ?? line.amount ?? 1,
        company,
        pick: t(`skymines-luna-pick-${line.pick ?? 'min'}`),
      });
    case 'gain_card': {
      if (line.by !== 'slot') return t('skymines-luna-gain-share');
      const cells =
        slot === null ? Object.values(line.cells_by_slot ?? {}).flat() : (line.cells_by_slot?.[slot] ?? []);
      return t('skymines-luna-gain-card', { cells: cells.join(', ') });
    }
    case 'place_bonus_marker': {
      const space = slot === null ? null : (line.space_by_slot?.[slot] ?? null);
      return space
        ? t('skymines-luna-place-at', { space: t(`skymines-space-${space.replaceAll('_', '-')}`) })
        : t('skymines-luna-place');
    }
    case 'discard_plan':
      return t('skymines-luna-discard-plan', { row: line.row ?? '' });
    default:
      return t(`skymines-luna-${kind === 'research' ? 'research-steps' : kind}`, {
        count: line.amount ?? line.steps ?? 1,
      });
  }
}
