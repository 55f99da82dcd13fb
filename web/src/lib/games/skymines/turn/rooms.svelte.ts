import type { Board } from '../view';
import type { Room } from './offers';

/** Up to this width the parts of the table stand at the foot of the screen. */
export const PHONE = 720;

/** Which part of the table is open, for the table and for the bar at the foot of a phone. */
class Rooms {
  map = $state<Board>('moon');
  open = $state<Room>('map');
  /** Where something can be done, with what is picked by going there. */
  lit = $state.raw<ReadonlyMap<Room, string>>(new Map());
  /** Opens a part; nothing where going there picks something: then what is picked leads there. */
  go: (room: Room | null) => void = () => undefined;
}

export const rooms = new Rooms();
