import { written } from '$lib/table/parts';
import { ACTIONS } from '../data';
import type { Action, Offer, Side } from '../view';
import { pickedIn, type Picked } from './picked';

/** The parts of the table, one of which is open. */
export const ROOMS = ['overview', 'orbit', 'colony', 'base'] as const;
export type Room = (typeof ROOMS)[number];

export const mainSide = (main: string): Side => ACTIONS.find(({ id }) => id === main)?.side ?? 'orbit';

/** Where the thing lies that is clicked for an action; nothing where a chip or a button will do in any part. */
const ROOM_OF: Partial<Record<Action['type'], Room>> = {
  take_blueprint: 'orbit',
  take_good: 'orbit',
  learn: 'orbit',
  step_rover: 'colony',
  step_bot: 'colony',
  claim: 'colony',
  build: 'colony',
  upgrade: 'colony',
  land: 'colony',
  displace: 'colony',
  explore: 'colony',
  develop: 'base',
  ship: 'base',
  executive: 'base',
  use: 'base',
  work: 'base',
  goal: 'base',
  spend: 'base',
  deliver: 'base',
  errand: 'base',
};
const roomOf = (action: Picked): Room | null =>
  action.type === 'main' ? mainSide(action.main ?? '') : (ROOM_OF[action.type] ?? null);

/** What may be done at any time of a turn does not open its part by itself. */
const ASIDE: readonly Action['type'][] = ['executive', 'use', 'work', 'goal', 'spend', 'deliver', 'errand'];

/** The parts of the table where something can be done, each with what is picked by going there. */
export function roomsOf(legal: readonly Offer[]): ReadonlyMap<Room, string> {
  const rooms = new Map<Room, string>();
  for (const { action } of legal) {
    const room = roomOf(action);
    if (!room || rooms.has(room)) continue;
    const part = action.type === 'main' ? { type: 'main', main: action.main } : { type: action.type };
    rooms.set(room, written<Picked>(part as Picked));
  }
  return rooms;
}
/** Where the question is asked. */
export function wantedRoom(legal: readonly Offer[]): Room | null {
  if (legal.some(({ action }) => action.type === 'stay')) return 'overview';
  const asked = legal.filter(({ action }) => !ASIDE.includes(action.type) && roomOf(action) !== null);
  if (asked.length > 0) return roomOf(asked[0]!.action);
  const beside = legal.filter(({ action }) => ASIDE.includes(action.type) && action.type !== 'spend');
  return beside.length > 0 && legal.every((offer) => beside.includes(offer) || offer.action.type === 'done')
    ? 'base'
    : null;
}
/** Where the thing lies that is picked. */
export const roomPicked = (selected: string | null): Room | null => {
  const picked = pickedIn(selected);
  return picked ? roomOf(picked) : null;
};
