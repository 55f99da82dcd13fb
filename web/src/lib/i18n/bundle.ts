import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '$lib/wire';

export type Args = Record<string, FluentVariable>;

/** A bundle over one text; isolation marks are left out, since all our languages run the same way. */
export function bundleOf(language: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return bundle;
}

/** `id` or `id.attribute` out of a bundle; nothing when it is not there. */
export function read(bundle: FluentBundle, id: string, args?: Args): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : null;
}

/** How many sentences are remembered before we begin again. */
const MEMORY = 4_000;

/** Remembers what was said: a board says the same few hundred sentences after every click. */
export class Memory {
  #said = new Map<string, string | null>();

  recall(id: string, args: Args | undefined, say: () => string | null): string | null {
    const key = args ? `${id} ${JSON.stringify(args)}` : id;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    if (this.#said.size >= MEMORY) this.#said.clear();
    const said = say();
    this.#said.set(key, said);
    return said;
  }
}
