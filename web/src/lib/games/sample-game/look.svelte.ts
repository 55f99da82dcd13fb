import type { Attachment } from 'svelte/attachments';

/** What the pointer or the focus rests on, shared by table and hand. */
class Looking {
  /** The action that is looked at, by its notation. */
  notation = $state<string | null>(null);
}
export const look = new Looking();

/** Follows the pointer and the focus over whatever performs an action. A finger acts at once, so it looks at nothing. */
export const pointing: Attachment<HTMLElement> = (node) => {
  const rests = ({ target }: Event) => {
    const marked = target instanceof Element ? target.closest('[data-action]') : null;
    look.notation = marked?.getAttribute('data-action') ?? null;
  };
  const over = (event: PointerEvent) => event.pointerType !== 'touch' && rests(event);
  const leaves = () => (look.notation = null);
  const heard = [
    ['pointerover', over],
    ['focusin', rests],
    ['pointerleave', leaves],
    ['focusout', leaves],
  ] as const;
  for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener);
  return () => {
    leaves();
    for (const [name, listener] of heard) node.removeEventListener(name, listener as EventListener);
  };
};
