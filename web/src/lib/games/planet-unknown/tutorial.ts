import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import type { Action, View } from './view';

/** Everything that the tile brought has been done. */
const allDone = ({ view }: SeatView): boolean => {
  const { own, table } = view as View;
  return table.part !== 'turn' || own === null || own.items.length === 0;
};
/** A tile is to be placed again, in a round not before this one. */
const roundComes =
  (round: number) =>
  ({ decision, view }: SeatView): boolean => {
    const { table, own } = view as View;
    return (
      decision !== null && table.round >= round && (own?.items.some(({ type }) => type === 'place') ?? false)
    );
  };

/** Two rounds of a real game with the starting boards, step by step. */
export const tutorial: Tutorial<Action> = {
  seats: ['you', 'bot:greedy', 'bot:greedy'],
  options: {},
  seed: '7',
  steps: [
    {
      id: 'goal',
      title: { ru: 'Планета, которую надо застроить', en: 'A planet to be built on' },
      body: {
        ru: 'У каждого игрока своя планета и своя корпорация. Все ходят одновременно: берут жетон и кладут его на планету. Медали приносят закрытые ряды и колонки (числа справа и снизу), шкалы корпорации, спасённые модули и цели.',
        en: 'Every player has a planet and a corporation. All play at once: you take a tile and place it on your planet. Completed rows and columns (the numbers on the right and below), the tracks of your corporation, rescued lifepods and objectives bring medals.',
      },
      rule: 'PU-9.4',
      point: '.middle svg.planet',
    },
    {
      id: 'rotate',
      title: { ru: 'Поверните базу', en: 'Turn the station' },
      body: {
        ru: 'Вы командир этого раунда: поворачиваете базу S.U.S.A.N., и сектор перед каждым игроком решает, из каких двух жетонов он выберет. Наведите указатель на вариант, и база повернётся для пробы. Выберите любой.',
        en: 'You are the commander of this round: you turn the S.U.S.A.N. station, and the sector in front of each player decides which two tiles they choose from. Point at an option, and the station turns for a try. Choose one.',
      },
      rule: 'PU-3.2',
      expect: [{ type: 'rotate' }],
      point: '.turns',
    },
    {
      id: 'tiles',
      title: { ru: 'Два жетона', en: 'Two tiles' },
      body: {
        ru: 'Из этих двух жетонов вы возьмёте один. На каждом два участка, на каждом участке станция. Узор и значок говорят, какая: поселенцы, вода, озеленение, вездеходы, исследования или энергия. Знак метеорита обещает камень на планете.',
        en: 'You take one of these two tiles. Each has two sections with a station each. Pattern and symbol tell which: civ, water, biomass, rover, tech or energy. A meteor symbol promises a rock on your planet.',
      },
      rule: 'PU-3.3',
      point: '.tiles',
    },
    {
      id: 'place',
      title: { ru: 'Положите жетон', en: 'Place a tile' },
      body: {
        ru: 'Точками отмечено, куда можно. Наведите на точку — увидите жетон на месте и всё, что он принесёт. R поворачивает, F отражает; те же кнопки стоят у жетонов. Первый жетон кладут к краю планеты. Вода двигает шкалу, только если накроет лёд.',
        en: 'Dots mark where it can go. Point at one to see the tile there, and all that it will bring. R turns, F mirrors; the same buttons stand beside the tiles. The first tile goes to the border. Water moves its track only when it covers ice.',
      },
      rule: 'PU-4.2',
      expect: [{ type: 'place' }],
      point: '.place',
    },
    {
      id: 'advance',
      title: { ru: 'Продвиньте маркеры', en: 'Advance the trackers' },
      body: {
        ru: 'Каждая станция двигает маркер своей шкалы. Порядок выбираете вы: нажимайте кнопки под вопросом или горящие ячейки шкал. Значки шкалы дают бонусы: карты, зелёные массивы, вездеходы, технологии.',
        en: 'Each station moves the tracker of its colour. You choose the order: press the buttons below the question, or the lit cells of the tracks. Symbols on the track give bonuses: cards, patches, rovers, technologies.',
      },
      rule: 'PU-5.2',
      until: allDone,
      point: '.agenda',
    },
    {
      id: 'confirm',
      title: { ru: 'Закончите ход', en: 'Finish' },
      body: {
        ru: 'Пока вы не закончили, всё можно вернуть: стрелка вверху или клавиша U. Закончите ход — и соперники увидят вашу планету, а вы — их.',
        en: 'Until you finish, everything can be taken back: the arrow at the top, or the U key. Finish, and your rivals see your planet, and you see theirs.',
      },
      rule: 'PU-3.8',
      expect: [{ type: 'confirm' }],
      point: '.prompt [data-action="confirm"]',
    },
    {
      id: 'again',
      title: { ru: 'Новый раунд', en: 'A new round' },
      body: {
        ru: 'Командир передаёт жетон дальше, база поворачивается, и перед вами новые жетоны. Если поворот снова за вами, выберите его.',
        en: 'The commander token moves on, the station turns, and new tiles face you. If it is your turn to turn it, choose how.',
      },
      until: roundComes(2),
    },
    {
      id: 'second',
      title: { ru: 'Второй жетон', en: 'The second tile' },
      body: {
        ru: 'Теперь жетон должен лечь стороной к уже лежащим. Модули под жетоном гибнут, а метеорит портит свой ряд и колонку: подсказка предупредит красным. Электростанция двигает шкалу соседнего участка.',
        en: 'From now on a tile shares a side with what lies there. Lifepods under it are destroyed, and a meteorite spoils its row and column: the note warns in red. A power station moves the track of a section beside it.',
      },
      rule: 'PU-4.3',
      expect: [{ type: 'place' }],
      point: '.place',
    },
    {
      id: 'rovers',
      title: { ru: 'Вездеходы', en: 'Rovers' },
      body: {
        ru: 'Шкала вездеходов ставит вездеход на положенный жетон и даёт очки перемещения. Щёлкайте по соседним квадратам: вездеход подбирает модули и метеориты. Очки пропадают в конце раунда.',
        en: 'The rover track puts a rover on the tile just placed and gives movement points. Click squares beside it: a rover picks up lifepods and meteorites. Points are lost at the end of the round.',
      },
      rule: 'PU-6.2',
      point: '.middle svg.planet',
    },
    {
      id: 'rivals',
      title: { ru: 'Соседи и цели', en: 'Neighbours and objectives' },
      body: {
        ru: 'Между вами и каждым соседом лежит цель: победителю 5 медалей, при равенстве по 2. Здесь видно, кто впереди. Щёлкните по планете соседа, чтобы рассмотреть её.',
        en: 'Between you and each neighbour lies an objective: 5 medals for the winner, 2 each for a tie. You see here who leads. Click a neighbour’s planet to look at it.',
      },
      rule: 'PU-2.6',
      point: '.rivals, [data-tab="rivals"]',
    },
    {
      id: 'on',
      title: { ru: 'Дальше — сами', en: 'Now it is your game' },
      body: {
        ru: 'Игра закончится, когда кто-то не сможет положить жетон или опустеет отсек базы. Знак вопроса у названия планеты откроет памятку. Потом попробуйте двенадцать уникальных планет и восемь корпораций.',
        en: 'The game ends when somebody cannot place a tile or a compartment of the station is empty. The question mark beside the name of your planet opens a reminder. Then try the twelve unique planets and eight corporations.',
      },
    },
  ],
};
