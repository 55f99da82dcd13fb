import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import type { Room } from './turn/rooms';
import { legalOf, type Action, type Main } from './view';

/** Something of this kind is offered. */
const offered =
  (type: Action['type']) =>
  (seatView: SeatView): boolean =>
    legalOf(seatView).some(({ action }) => action.type === type);

/** Where the coach points: by what things are, never by how an action is written. */
const view = (room: Room): string => `[data-view="${room}"]`;
const main = (action: Main): string => `[data-main="${action}"]`;
const ANSWERS = '.prompt .acts';

/** Two rounds of a real game with First Colonists: one in the colony, one in orbit. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: { first_colonists: true },
  seed: '8',
  steps: [
    { id: 'goal', rule: 'OM-12.1' },
    { id: 'order', rule: 'OM-3.11', point: '.order' },
    { id: 'benefit', rule: 'OM-2.5', expect: [{ type: 'take_good' }], point: '[data-good]' },
    { id: 'shuttle', rule: 'OM-2.6', expect: [{ type: 'shuttle', side: 'colony' }], point: ANSWERS },
    { id: 'rival', rule: 'OM-4.2', until: offered('main') },
    { id: 'map', rule: 'OM-8.7', point: view('colony') },
    {
      id: 'construct',
      rule: 'OM-4.3',
      expect: [{ type: 'main', main: 'construct' }],
      point: main('construct'),
    },
    { id: 'build', rule: 'OM-8.11', expect: [{ type: 'build' }], point: '.choices' },
    { id: 'reward', rule: 'OM-8.20', until: offered('end') },
    { id: 'lss', rule: 'OM-8.26', point: '.rail .panel' },
    { id: 'executive', rule: 'OM-9.1', point: view('base') },
    { id: 'end', rule: 'OM-4.6', expect: [{ type: 'end' }], point: ANSWERS },
    { id: 'flight', rule: 'OM-11.1', until: offered('travel') },
    {
      id: 'travel',
      rule: 'OM-11.10',
      expect: [{ type: 'travel', vessel: 'shuttle' }],
      point: ANSWERS,
    },
    { id: 'berth', rule: 'OM-11.10', expect: [{ type: 'space' }], point: '.order' },
    { id: 'orbit', rule: 'OM-11.11', until: offered('main') },
    {
      id: 'plan',
      rule: 'OM-6.2',
      expect: [{ type: 'main', main: 'obtain_blueprint' }],
      point: main('obtain_blueprint'),
    },
    { id: 'card', rule: 'OM-10.1', expect: [{ type: 'take_blueprint' }], point: '.cards' },
    { id: 'boost', rule: 'OM-5.6', until: offered('end') },
    { id: 'lab', rule: 'OM-7.1', point: view('base') },
    { id: 'missions', rule: 'OM-10.2', point: `.under, ${view('overview')}` },
    { id: 'goals', rule: 'OM-14.3', point: view('base') },
    { id: 'again', rule: 'OM-4.6', expect: [{ type: 'end' }], point: ANSWERS },
    { id: 'on' },
  ],
};
