import data from '../../../../../../crates/welcome-to-the-moon/data/adventure3.json';
import { connected } from '../foresee/colony';
import { filledIn, plain, plus, will } from '../foresee/say';
import type { Consequence, Marking } from '../sheets/model';

export function mark({ shown, spot }: Marking): Consequence[] {
  const tunnel = data.tunnels.find(({ id }) => id === spot);
  if (tunnel) {
    const joined = [tunnel.a, tunnel.b].filter((id) => !connected(shown, id) && id !== data.start_slot);
    const heard = data.antennas.filter(
      ({ id, slot }) => joined.includes(slot) && filledIn(shown, slot) && plain(shown, id),
    );
    return [
      will('robot', 'joined', { value: plus(joined.length) }),
      ...(heard.length > 0
        ? [will('antenna', 'antenna', { value: plus(heard.length), spots: heard.map(({ id }) => id) })]
        : []),
    ];
  }
  const gardens = data.quarters.flatMap(({ greenhouses }) => greenhouses);
  const garden = gardens.find(({ id }) => id === spot);
  return garden ? [will('plant', 'greenhouse', { value: plus(garden.plants) })] : [];
}
