import { bands, blobs, cracks, craters, dice, disc, type Mark } from './marks';

/** How a planet looks: light, middle and shadow of its ground, its air, and what is painted on it. */
export interface Look {
  light: string;
  mid: string;
  dark: string;
  air: string;
  /** Lines of the grid. */
  line: string;
  marks: readonly Mark[];
}

/** A whirl round the middle. */
const whirl = (stroke: string): Mark[] =>
  [0, 1, 2, 3].map((arm) => {
    let d = '';
    for (let i = 0; i <= 40; i++) {
      const [angle, far] = [(arm * Math.PI) / 2 + i * 0.13, 46 + i * 6.6];
      d += `${i === 0 ? 'M' : 'L'}${(300 + far * Math.cos(angle)).toFixed(1)} ${(300 + far * Math.sin(angle)).toFixed(1)}`;
    }
    return { d, stroke, width: 13, opacity: 0.28 };
  });

/** Falling blocks of four. */
const blocks = (): Mark[] => {
  const shapes = [
    'h120v40h-40v40h-40v-40h-40Z',
    'h40v80h40v40h-80Z',
    'h80v80h-80Z',
    'h80v40h40v40h-80v-40h-40Z',
  ];
  const roll = dice(11);
  return Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [Math.floor(roll() * 13) * 40, Math.floor(roll() * 13) * 40];
    return { d: `M${x} ${y}${shapes[i % 4]}`, fill: '#0c1724', stroke: '#b8d6ea', width: 3, opacity: 0.22 };
  });
};

const stars = (seed: number, count: number, fill: string): Mark[] => {
  const roll = dice(seed);
  return Array.from({ length: count }, () => ({
    d: disc(40 + 520 * roll(), 40 + 520 * roll(), 1.4 + roll() * 2.2),
    fill,
    opacity: 0.75,
  }));
};

export const LOOKS: Readonly<Record<string, Look>> = {
  ksb4156: {
    light: '#c98a5a',
    mid: '#7d4b31',
    dark: '#2e1a17',
    air: '#ffb27a',
    line: '#2a1510',
    marks: craters(5, 16, '#4a2818', '#e8b98c'),
  },
  arashi: {
    light: '#8fb8b4',
    mid: '#3f6672',
    dark: '#122432',
    air: '#9fe6e0',
    line: '#0c1c26',
    marks: bands(3, ['#cfe6df', '#24495a', '#b6d6d2', '#1d3d50', '#e3efe6', '#24495a', '#a7cbc9'], 0.26),
  },
  cerberus: {
    light: '#b07a6e',
    mid: '#6b3f42',
    dark: '#25151d',
    air: '#ff9d8a',
    line: '#1d0f15',
    marks: [...craters(8, 18, '#391c22', '#e0a596'), ...cracks(4, 5, '#f0a08a', 2, 0.3)],
  },
  charybdis: {
    light: '#5aa6b8',
    mid: '#1f5672',
    dark: '#0a1d33',
    air: '#7fd8ff',
    line: '#06182a',
    marks: [...whirl('#c6f1f5'), { d: disc(300, 300, 62), fill: '#03101f', opacity: 0.5 }],
  },
  gaia: {
    light: '#6fae8c',
    mid: '#2b6a78',
    dark: '#0f2639',
    air: '#9fe0c8',
    line: '#0a1f2b',
    marks: [...blobs(17, 9, '#5f8f4e', 60, 0.55), ...blobs(5, 6, '#f4fbff', 34, 0.16)],
  },
  k273: {
    light: '#a9bccb',
    mid: '#5c7488',
    dark: '#1d2b3c',
    air: '#d7f1ff',
    line: '#1a2a3a',
    marks: cracks(21, 16, '#eef9ff', 2.2, 0.4),
  },
  kaax: {
    light: '#a9a85a',
    mid: '#5d6330',
    dark: '#1f2413',
    air: '#d6ff8a',
    line: '#171c0c',
    marks: [...blobs(9, 9, '#8fae2a', 36, 0.3), ...craters(2, 9, '#2a3210', '#dff58a')],
  },
  lacuna: {
    light: '#c9bda6',
    mid: '#83786a',
    dark: '#2d2825',
    air: '#ffe9c4',
    line: '#211c19',
    marks: [...cracks(31, 9, '#3b332d', 3, 0.5), ...craters(14, 12, '#3a322c', '#efe3cd')],
  },
  oblivion: {
    light: '#6d5a92',
    mid: '#382c58',
    dark: '#130e24',
    air: '#b48bff',
    line: '#0d0819',
    marks: [...stars(6, 60, '#e9dcff'), ...cracks(12, 8, '#a98bff', 2, 0.35)],
  },
  pajitnov: {
    light: '#7d93a8',
    mid: '#40566c',
    dark: '#16212e',
    air: '#a8d2f0',
    line: '#101a26',
    marks: blocks(),
  },
  persephone: {
    light: '#b184a3',
    mid: '#633f66',
    dark: '#231630',
    air: '#f0b5e6',
    line: '#1a0f24',
    marks: [
      { d: 'M0 0H300V300H0Z', fill: '#f3c98f', opacity: 0.12 },
      { d: 'M300 300H600V600H300Z', fill: '#8fc7f3', opacity: 0.12 },
      ...craters(19, 12, '#2d1a3a', '#eab9dc'),
    ],
  },
  petra: {
    light: '#c2a27e',
    mid: '#705a4c',
    dark: '#241d20',
    air: '#ffe08a',
    line: '#1b1516',
    marks: [...cracks(7, 12, '#2b211f', 4, 0.5), ...craters(29, 8, '#3a2d28', '#e8cfa9')],
  },
  tartarus: {
    light: '#7f6262',
    mid: '#432f36',
    dark: '#160d13',
    air: '#ff7a5a',
    line: '#120a0e',
    marks: [...cracks(3, 12, '#ff7a4a', 2, 0.4), ...craters(23, 10, '#1f1216', '#c28e86')],
  },
};
export const lookOf = (id: string): Look => LOOKS[id] ?? LOOKS['ksb4156']!;
