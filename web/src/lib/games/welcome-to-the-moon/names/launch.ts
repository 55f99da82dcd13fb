import data from '../../../../../../crates/welcome-to-the-moon/data/adventure1.json';
import { call, idsOf, numbered, place, type Naming } from './build';

const floors = idsOf(data.floors);

function rooms(floor: (typeof data.floors)[number]): Naming[] {
  const args = { floor: place(floors, floor.id) };
  const own = data.compartments.filter((room) => room.floor === floor.id);
  return own.flatMap(({ bonuses }, i) => {
    const room = { ...args, room: i + 1 };
    return bonuses.flatMap((bonus, k) => {
      const same = bonuses.slice(0, k).filter(({ kind }) => kind === bonus.kind).length;
      const arrow = 'arrow' in bonus ? bonus.arrow : undefined;
      return [
        call(bonus.id, `bonus-${bonus.kind.replace('_', '-')}`, { n: same + 1, args: room }),
        ...(arrow ? [call(arrow.id, 'fuel', { args: room })] : []),
      ];
    });
  });
}

const { rows, tie_break_rockets: ties } = data.launch_track;
export const names: Naming[] = [
  ...data.floors.flatMap((floor) =>
    floor.slots.map((id, i) =>
      call(id, 'floor-space', {
        n: i + 1,
        args: { floor: place(floors, floor.id), purpose: floor.purpose },
      }),
    ),
  ),
  ...data.floors.flatMap(rooms),
  ...rows.map(({ id, score_box: box }) => call(id, 'launch-score', { args: { value: box.value } })),
  ...numbered(
    rows.flatMap(({ rockets }) => rockets),
    'launch-rocket',
  ),
  ...numbered(ties, 'final-rocket'),
  ...numbered(data.errors.boxes, 'error'),
];
