// Makes the pictures that messengers show of a link to a table: one for each game and language, into dist/preview/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Canvas } from './canvas.mjs';
import { Font } from './font.mjs';

const here = (path) => new URL(path, import.meta.url);
const shelf = JSON.parse(readFileSync(here('../src/lib/games/shelf.json'), 'utf8'));
const games = shelf.filter(({ hidden }) => !hidden);
const fonts = (weight) =>
  new Font(
    ['latin', 'cyrillic'].map((set) =>
      here(`../node_modules/@fontsource/exo-2/files/exo-2-${set}-${weight}-normal.woff`),
    ),
  );
const [bold, plain] = [fonts(700), fonts(500)];

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const WORDS = {
  en: { players: (n) => `${n} players`, minutes: 'min', line: 'Board games in space, in the browser' },
  ru: { players: (n) => `игроков: ${n}`, minutes: 'мин', line: 'Космические настольные игры в браузере' },
};

/** A colour of the wheel, as the guide has them: bright, never pure. */
function hue(turn, light) {
  const wave = (shift) => 0.5 + 0.5 * Math.cos(2 * Math.PI * (turn + shift));
  return [0, -1 / 3, 1 / 3].map((shift) => 255 * (light * (0.35 + 0.65 * wave(shift))));
}

/** Numbers that look drawn by lot and are the same at every build. */
function lots(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function draw(game, place, words) {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const [cx, cy] = [930, 330];
  canvas.paint((x, y) => {
    const glow = Math.max(0, 1 - Math.hypot(x - cx, (y - cy) * 1.2) / 760);
    return [6 + 24 * glow, 10 + 34 * glow, 19 + 66 * glow];
  });
  const lot = lots(7_919 * (place + 1));
  for (let n = 0; n < 170; n++) {
    canvas.disc(lot() * WIDTH, lot() * HEIGHT, 0.6 + 1.3 * lot() ** 3, [214, 226, 255], {
      cover: 0.3 + 0.6 * lot(),
    });
  }
  const turn = place / games.length + 0.04;
  for (const [n, radius] of [150, 205, 268, 338].entries()) {
    canvas.disc(cx, cy, radius, [120, 150, 205], { thick: 1.6, cover: 0.34 });
    const angle = 2 * Math.PI * lot();
    canvas.disc(
      cx + radius * Math.cos(angle),
      cy + radius * Math.sin(angle),
      7 + 3 * n,
      hue(turn + 0.14 * n, 0.95),
    );
  }
  canvas.disc(cx, cy, 96, hue(turn, 0.55));
  canvas.disc(cx - 10, cy - 10, 84, hue(turn, 0.72), { cover: 0.7 });
  canvas.disc(cx - 24, cy - 24, 58, hue(turn, 0.95), { cover: 0.55 });
  const write = (font, text, size, y, colour) =>
    canvas.fill(font.write(text, size, MARGIN, y).contours, colour);
  write(bold, 'Lagrange', 40, 118, [242, 169, 59]);
  const lines = broken(game.name, 92, 620);
  lines.forEach((line, n) =>
    write(bold, line, 92, 330 - 104 * (lines.length - 1) + 104 * n + 30, [240, 245, 255]),
  );
  const facts = `${words.players(game.players)}  ·  ${game.minutes} ${words.minutes}`;
  write(plain, facts, 40, 440, [168, 190, 230]);
  write(plain, words.line, 30, 546, [128, 146, 182]);
  return canvas.png();
}

/** A name in lines that are not wider than this. */
function broken(name, size, width) {
  const lines = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (bold.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter((line) => line !== '');
}

const folder = here('../dist/preview/');
mkdirSync(folder, { recursive: true });
for (const [place, game] of games.entries()) {
  for (const [lang, words] of Object.entries(WORDS)) {
    writeFileSync(new URL(`${game.slug}-${lang}.png`, folder), draw(game, place, words));
  }
}
