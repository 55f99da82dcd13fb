import type { Tutorial } from '$lib/games/types';
import type { Action } from './view';

/** Two turns of a real game of the first adventure, step by step. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy'],
  options: { adventure: 1 },
  seed: '7',
  steps: [
    {
      id: 'goal',
      title: { ru: 'Корабль на старте', en: 'A ship on the pad' },
      body: {
        ru: 'У каждого игрока свой корабль. Все ходят одновременно: выбирают номер, вписывают его в ячейку, и окно загорается. Кто первым зачеркнёт все 31 звездолёт справа и не оставит ошибок, тот взлетит.',
        en: 'Every player has a ship. All play at once: you choose a number, write it in a space, and a window lights up. The first to cross off all 31 rockets on the right with no error left launches.',
      },
      rule: 'WM-1.23',
      point: 'svg.sheet',
    },
    {
      id: 'combinations',
      title: { ru: 'Три комбинации', en: 'Three combinations' },
      body: {
        ru: 'Каждый ход лежат три комбинации: номер и эффект. Маленький значок в углу говорит, какой эффект эта стопка даст в следующий раз. Комбинации не кончаются: сосед может взять ту же.',
        en: 'Each turn there are three combinations of a number and an effect. The small icon in the corner tells which effect this pile gives next. Combinations do not run out: your neighbour may take the same one.',
      },
      rule: 'WM-0.3',
      point: '.combos',
    },
    {
      id: 'take',
      title: { ru: 'Возьмите комбинацию', en: 'Take a combination' },
      body: {
        ru: 'Наведите на комбинацию указатель — на корабле наметятся ячейки, куда подойдёт номер. Уровень выбирает эффект: у каждого уровня слева свой знак. Нижний, универсальный, принимает любой. Выберите любую комбинацию.',
        en: 'Point at a combination, and the ship hints at the spaces where its number fits. The effect chooses the floor: each floor has its sign on the left. The lowest, the wild floor, takes any. Choose a combination.',
      },
      rule: 'WM-1.1',
      expect: [{ type: 'take' }],
      point: '.combos',
    },
    {
      id: 'write',
      title: { ru: 'Впишите номер', en: 'Write the number' },
      body: {
        ru: 'На каждом уровне номера растут слева направо. Малые лучше писать левее, большие — правее. Подсказка у ячейки говорит, что случится. Впишите номер в одну из горящих ячеек.',
        en: 'On every floor numbers grow from left to right. Small ones are better written on the left, large ones on the right. The note beside a space tells what will happen. Write the number in one of the lit spaces.',
      },
      rule: 'WM-1.2',
      expect: [{ type: 'write' }],
      point: '.cell.legal',
    },
    {
      id: 'bonuses',
      title: { ru: 'Отсеки платят', en: 'Compartments pay' },
      body: {
        ru: 'Ячейки собраны в отсеки. Когда отсек заполнен, срабатывают значки над ним: звездолёты — в стартовую зону, X — в любую ячейку, насос — заправка, молния — саботаж соперникам. «Памятка» напомнит.',
        en: 'Spaces form compartments. When one is filled, the symbols above it work: rockets for the launch track, an X for any space, the pump refuels, the bolt sabotages your rivals. “Reminder” lists them.',
      },
      rule: 'WM-1.5',
      point: '[data-do="reminder"]',
    },
    {
      id: 'confirm',
      title: { ru: 'Подтвердите ход', en: 'Confirm the turn' },
      body: {
        ru: 'До подтверждения ход можно отменить по шагам: стрелка вверху или Ctrl+Z. Свежие пометки оранжевые. Подтвердите — и они станут чернилами, а соперники увидят ваш лист.',
        en: 'Until you confirm, the turn can be taken back step by step: the arrow at the top, or Ctrl+Z. Fresh marks are amber. Confirm, and they turn to ink, and your rivals see your sheet.',
      },
      rule: 'WM-0.36',
      expect: [{ type: 'confirm' }],
      point: '.prompt [data-action="confirm"]',
    },
    {
      id: 'flip',
      title: { ru: 'Карты переворачиваются', en: 'The cards turn over' },
      body: {
        ru: 'Когда готовы все, открываются новые номера, а прежние показывают свои эффекты. Чужие листы лежат рядом: нажмите на маленький лист, и он откроется.',
        en: 'When all are ready, new numbers appear, and the old ones show their effects. The other sheets lie beside yours: press a small sheet to open it.',
      },
      rule: 'WM-0.6',
      point: '.others',
    },
    {
      id: 'again',
      title: { ru: 'Ещё один ход', en: 'One more turn' },
      body: {
        ru: 'Возьмите комбинацию, которая поможет достроить начатый отсек или оставит место для других номеров.',
        en: 'Take a combination that helps to finish a compartment, or leaves room for other numbers.',
      },
      rule: 'WM-0.8',
      expect: [{ type: 'take' }],
      point: '.combos',
    },
    {
      id: 'write-again',
      title: { ru: 'Впишите и этот номер', en: 'Write this number, too' },
      body: {
        ru: 'Щёлкните по негорящей ячейке, если хотите знать, почему туда нельзя. Если не подходит ни один номер, вы обводите системную ошибку: минус 5 очков.',
        en: 'Click a space that is not lit to learn why it is closed. When no number fits at all, you circle a system error: 5 points less.',
      },
      rule: 'WM-0.14',
      expect: [{ type: 'write' }],
      point: '.cell.legal',
    },
    {
      id: 'missions',
      title: { ru: 'Миссии', en: 'Missions' },
      body: {
        ru: 'Три миссии общие для всех. Первый, кто выполнит миссию, получит больше; остальные — меньше. Здесь награда — звездолёты стартовой зоны.',
        en: 'The three missions are for everybody. Whoever fulfils one first gets more; the others get less. Here the reward is rockets of the launch track.',
      },
      rule: 'WM-0.29',
      point: '.missions',
    },
    {
      id: 'on',
      title: { ru: 'Дальше — сами', en: 'Now it is your game' },
      body: {
        ru: 'Подтвердите ход и летите. Остальные семь приключений играются так же: номера, эффекты, миссии — но каждый лист устроен по-своему.',
        en: 'Confirm the turn and fly. The other seven adventures play the same way, numbers, effects, missions, but every sheet is a place of its own.',
      },
    },
  ],
};
