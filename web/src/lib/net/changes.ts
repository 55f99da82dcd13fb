import type { Change } from '$lib/wire';

/**
 * What becomes of a value by a change, as `crates/table/src/changes` writes them. The old value is left as it was, and
 * what has not changed in it is the same object in the new one.
 */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(value, change);
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    for (const [index, part] of Object.entries(change))
      items[Number(index)] = changed(items[Number(index)], part);
    return items;
  }
  const fields: Record<string, unknown> = { ...(value as object) };
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && part.length === 0) delete fields[key];
    else fields[key] = changed(fields[key], part);
  }
  return fields;
}

/** `[at, n, item, …]`: these items stand for `n` others from `at` on. */
function spliced(value: unknown, [at, n, ...fresh]: readonly unknown[]): unknown {
  const items: unknown[] = Array.isArray(value) ? [...value] : [];
  items.splice(Number(at), Number(n), ...fresh);
  return items;
}
