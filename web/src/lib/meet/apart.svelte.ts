import { SvelteSet } from 'svelte/reactivity';
import { meet } from './calls';

/** Those whose words one does not want to read, and of them those whom one does not want to meet. */
const muted = new SvelteSet<string>();
const blocked = new SvelteSet<string>();
export const apart = {
  has: (user: string): boolean => muted.has(user) || blocked.has(user),
  isMuted: (user: string): boolean => muted.has(user),
  isBlocked: (user: string): boolean => blocked.has(user),
};

let asked = false;

/** Asks who they are, once; later changes come from this page itself. */
export function loadApart(): void {
  if (asked) return;
  asked = true;
  meet.circle().then(
    (circle) => {
      circle.blocked.forEach(({ user }) => blocked.add(user));
      circle.muted.forEach(({ user }) => muted.add(user));
    },
    () => (asked = false),
  );
}

const put = (set: SvelteSet<string>, user: string, is: boolean | undefined) => {
  if (is === true) set.add(user);
  else if (is === false) set.delete(user);
};

/** Changes what somebody is, here and on the server. */
export async function setApart(user: string, change: { blocked?: boolean; muted?: boolean }): Promise<void> {
  await meet.setApart(user, change);
  put(blocked, user, change.blocked);
  put(muted, user, change.muted);
}
