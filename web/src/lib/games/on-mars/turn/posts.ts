import { MAINS } from '../pieces';
import { postsOf, type Open } from '../view';

/** Who stands on the cells of each action, one entry for each colonist. */
export const postedOf = (open: Open, mark: (who: number) => number): Record<string, number[]> =>
  Object.fromEntries(
    MAINS.map((main) => [
      main,
      postsOf(open, main).flatMap((count, who) => Array.from({ length: count }, () => mark(who))),
    ]),
  );
