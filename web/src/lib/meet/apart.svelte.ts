import { SvelteSet } from 'svelte/reactivity';
import { meet } from './calls';

/** Those whose words one does not want to read: blocked or muted. */
export const apart = new SvelteSet<string>();

let asked = false;

/** Asks who they are, once; later changes come from this page itself. */
export function loadApart(): void {
  if (asked) return;
  asked = true;
  meet.circle().then(
    ({ blocked, muted }) => [...blocked, ...muted].forEach(({ user }) => apart.add(user)),
    () => (asked = false),
  );
}

/** Changes what somebody is, here and on the server. */
export async function setApart(user: string, change: { blocked?: boolean; muted?: boolean }): Promise<void> {
  await meet.setApart(user, change);
  if (change.blocked || change.muted) apart.add(user);
  else apart.delete(user);
}
