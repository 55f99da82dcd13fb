import missions from '../../../../../../crates/skymines/data/missions.json';
import { t } from '$lib/i18n';

/** Mission cards as they are printed, and their tasks in words. */

interface Task {
  id: string;
  condition: object;
}
export const missionCards = (ids: readonly string[]): readonly { id: string; tasks: readonly Task[] }[] =>
  ids.flatMap((id) => missions.cards.find((card) => card.id === id) ?? []);

/** A task asks for so many of one thing. */
export function taskWords({ condition }: Task): string {
  const [kind = '', count = 0] = Object.entries(condition)[0] ?? [];
  return t(`skymines-task-${kind.replaceAll('_', '-')}`, { count: Number(count) });
}
