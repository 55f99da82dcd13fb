import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { CELLS } from './data';
import type { Action, View } from './view';

/** The outer ring, where tiles lie face down. */
const OUTSIDE = CELLS.map(({ id }) => id).filter((id) => id.startsWith('B'));

/** The player's second turn: the bot has had its own in between. */
const secondTurn = ({ decision, seat, view }: SeatView): boolean => {
  const { turn } = (view as View).open;
  return decision !== null && turn.active === seat && turn.number >= 3;
};

/** The first turn of a real game, step by step, and the beginning of the second. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    {
      id: 'goal',
      title: { ru: 'Луна, полная Рубиума', en: 'A moon full of rubium' },
      body: {
        ru: 'Вы ведёте корпорацию: покупаете отряды, исследуете луну и дерётесь за шахты. Победные очки дают выигранные бои и секретные миссии. Кто первым наберёт 12 очков, побеждает.',
        en: 'You lead a corporation: you buy units, explore the moon and fight for its mines. Battles won and Secret Missions give victory points. The first to reach 12 points wins.',
      },
      rule: 'NX-12.1',
    },
    {
      id: 'human',
      title: { ru: 'Купите Человека', en: 'Buy a Human' },
      body: {
        ru: 'Ход начинается с развёртывания. Выберите Человека в лавке под вопросом, затем гекс H1a или H1b своей базы. Можно и наоборот: сначала гекс, потом отряд.',
        en: 'A turn begins with deployment. Pick a Human in the shop below the question, then hex H1a or H1b of your home base. The other way round works, too: first the hex, then the unit.',
      },
      rule: 'NX-4.1',
      expect: [
        { type: 'buy', unit: 'human', hex: 'H1a' },
        { type: 'buy', unit: 'human', hex: 'H1b' },
      ],
      point: '[data-shop="human"]',
    },
    {
      id: 'fungoid',
      title: { ru: 'Поставьте рудокопа', en: 'Post a miner' },
      body: {
        ru: 'Люди, Фунгоиды и Кристаллины добывают Рубиум. На H1c самая богатая шахта базы: число на розовой плашке. Купите туда Фунгоида.',
        en: 'Humans, Fungoids and Crystallines mine rubium. H1c has the richest mine of the base: the number in the pink plate. Buy a Fungoid there.',
      },
      rule: 'NX-9.1',
      expect: [{ type: 'buy', unit: 'fungoid', hex: 'H1c' }],
      point: '[data-shop="fungoid"]',
    },
    {
      id: 'deployed',
      title: { ru: 'Закончите развёртывание', en: 'End deployment' },
      body: {
        ru: 'Рубиум, который вы не потратили, останется у вас. Нажмите «Закончить развёртывание»: начнётся движение.',
        en: 'Rubium that you do not spend stays with you. Press “End deployment”: movement begins.',
      },
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'move',
      title: { ru: 'Отправьте Человека на разведку', en: 'Send the Human to explore' },
      body: {
        ru: 'Новые отряды ходят сразу. Выберите Человека, и светлой рамкой загорятся гексы, куда он может пойти; значок говорит, что там случится. Шагните на гекс с тайлом лицом вниз. Отряд можно и перетащить.',
        en: 'New units move at once. Pick the Human, and the hexes he can reach light up; the badge says what will happen there. Step on a hex with a face-down tile. You can also drag the unit.',
      },
      rule: 'NX-5.1',
      expect: OUTSIDE.flatMap((to) => [
        { type: 'move', unit: 'human', from: 'H1a', to },
        { type: 'move', unit: 'human', from: 'H1b', to },
      ]),
      point: '[data-stack="human"]',
    },
    {
      id: 'moved',
      title: { ru: 'Закончите движение', en: 'End movement' },
      body: {
        ru: 'Каждый отряд ходит раз за ход. Фунгоид пусть добывает. Когда движение закончено, тайл откроется сам: исследовать обязательно.',
        en: 'Each unit moves once a turn. Let the Fungoid mine. When movement is over, the tile turns up by itself: exploring is compulsory.',
      },
      rule: 'NX-7.1',
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'found',
      title: { ru: 'Находка, доход, миссия', en: 'A find, income, a mission' },
      body: {
        ru: 'Журнал рассказывает, что вы нашли: под тайлами лежат шахты и союзники. Затем шахты принесли Рубиум, и вы взяли секретную миссию. Она в руке под вопросом: задержите на карте указатель или палец, и увидите её целиком.',
        en: 'The log tells what you found: mines and allies lie under the tiles. Then your mines paid rubium, and you drew a Secret Mission. It is in your hand below the question: rest the pointer or hold a finger on the card to read all of it.',
      },
      rule: 'NX-10.1',
      point: '.hand [data-card]',
    },
    {
      id: 'turn',
      title: { ru: 'Передайте ход', en: 'Pass the turn' },
      body: {
        ru: 'Перед концом хода можно сыграть выполненную миссию или продать лишнюю карту за 1 Рубиум. Сейчас просто закончите ход.',
        en: 'Before the turn ends you may play a mission that is fulfilled, or sell a card for 1 rubium. For now just end the turn.',
      },
      rule: 'NX-3.1',
      expect: [{ type: 'done' }],
      point: '.prompt [data-action="done"]',
    },
    {
      id: 'bot',
      title: { ru: 'Ходит соперник', en: 'Your opponent moves' },
      body: {
        ru: 'Его ходы оставляют на поле след его цвета. Щелчок по гексу в журнале показывает это место.',
        en: 'Its moves leave a trail of its colour on the board. A click on a hex in the log shows the place.',
      },
      until: secondTurn,
    },
    {
      id: 'reinforce',
      title: { ru: 'Подкрепление', en: 'Reinforcements' },
      body: {
        ru: 'Рубиума прибавилось. Купите ещё один отряд, какой хотите. Сильные стоят дороже и попадают чаще: таблица отрядов — в углу экрана, подсказка — на каждой фигурке.',
        en: 'You have more rubium now. Buy another unit, whichever you like. Strong ones cost more and hit more often: the chart of units is in the corner of the screen, a hint on every figure.',
      },
      rule: 'NX-4.1',
      expect: [{ type: 'buy' }],
      point: '.shop',
    },
    {
      id: 'battle',
      title: { ru: 'Как проходит бой', en: 'How a battle goes' },
      body: {
        ru: 'Где ваши отряды встретят вражеские, будет бой: от Драконов до Людей, каждый отряд бросает кубик. Перебейте всех защитников в свой ход, и возьмёте миссию. Щёлкните по тому, чего нельзя, — поле объяснит почему.',
        en: 'Where your units meet enemies there is a battle: from Dragons down to Humans each unit rolls a die. Wipe the defenders out on your turn and you take a mission. Click on something that is not possible, and the board explains why.',
      },
      rule: 'NX-8.1',
    },
    {
      id: 'on',
      title: { ru: 'Дальше — сами', en: 'Now it is your game' },
      body: {
        ru: 'Исследуйте дальше, займите Монолит в центре — он даёт карты поддержки — и нападайте там, где миссии платят больше. Удачи!',
        en: 'Explore further, take the Monolith in the middle, which gives Energize cards, and attack where your missions pay most. Good luck!',
      },
      rule: 'NX-11.7',
    },
  ],
};
