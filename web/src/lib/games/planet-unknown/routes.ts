import { corporationNamed, EVENTS, planetNamed } from './data';
import { groundOf, terrainOf } from './ground';
import { atOf, readSquare, SIDE, squaresOf, xOf, yOf, type At } from './squares';
import type { Board, Terrain } from './view';

/** Squares that a rover can step to, as far as the board shows; the server has the last word at every step. */
function steps(board: Board, from: At, barred: ReadonlySet<At>): At[] {
  const planet = planetNamed(board.planet);
  const diagonal = corporationNamed(board.corporation).techs.some(
    ({ id }, i) => id === 'rover_diagonal' && (board.techs >> i) % 2 === 1,
  );
  const found: At[] = [];
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      const [x, y] = [xOf(from) + dx, yOf(from) + dy];
      const straight = Math.abs(dx) + Math.abs(dy) === 1;
      if ((!straight && !(diagonal && dx !== 0 && dy !== 0)) || x < 0 || y < 0 || x >= SIDE || y >= SIDE)
        continue;
      const at = atOf(x, y);
      const cut = planet.chasm.some((edge) => edge.includes(from) && edge.includes(at));
      if (planet.grid.has(at) && !barred.has(at) && !cut) found.push(at);
    }
  }
  return found;
}

/** Where a rover can get with the points that are left: for each square the way there, without the start. */
export function routesOf(board: Board, from: At, event: string | null): Map<At, readonly At[]> {
  const { covered } = groundOf(board);
  const card = event === null ? undefined : EVENTS.get(event);
  const closed = card?.effect.op === 'rover_no_entry' ? (card.effect.terrain as Terrain) : null;
  const barred = new Set([
    ...board.rovers.flatMap(({ at }) => readSquare(at) ?? []),
    ...[...planetNamed(board.planet).toxic].filter((at) => !covered.has(at)),
    ...(closed ? terrainOf(board, closed) : []),
  ]);
  const routes = new Map<At, readonly At[]>([[from, []]]);
  let edge: readonly At[] = [from];
  for (let points = board.moves; points > 0 && edge.length > 0; points--) {
    edge = edge.flatMap((at) =>
      steps(board, at, barred).flatMap((next) => {
        if (routes.has(next)) return [];
        routes.set(next, [...routes.get(at)!, next]);
        return [next];
      }),
    );
  }
  routes.delete(from);
  return routes;
}

/** Whether something lies on a square that a rover would pick up. */
export const worthAWay = (board: Board, at: At): boolean =>
  squaresOf([...board.lifepods, ...board.meteorites]).includes(at);
