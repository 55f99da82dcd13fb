import data from '../../../../../../crates/welcome-to-the-moon/data/adventure1.json';
import { plus, will } from '../foresee/say';
import type { Marking } from '../sheets/model';

/** A fuelled rocket will count when its compartment is filled. */
export function mark({ spot }: Marking) {
  const bonuses = data.compartments.flatMap((room) => room.bonuses);
  const bonus = bonuses.find((one) => 'arrow' in one && one.arrow?.id === spot);
  const rockets = bonus && 'rockets' in bonus ? (bonus.rockets ?? 0) : 0;
  return bonus ? [will('rocket', 'fuelled', { value: plus(rockets), spots: [bonus.id] })] : [];
}
