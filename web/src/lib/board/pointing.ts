import type { Attachment } from 'svelte/attachments';
import { has, isTagged, read, type Legal, type Part, type Tagged } from '$lib/table/parts';

/** Where a board keeps what is looked at. */
interface Looking<A extends Tagged> {
  readonly offer: Legal<A> | null;
  at(offer: Legal<A> | null): void;
}
interface Pointing<A extends Tagged> {
  /** What can be done now. */
  legal: () => readonly Legal<A>[];
  look: Looking<A>;
  /**
   * A finger does what it touches on a board, and looks at it meanwhile. Where a card that comes up would take the tap,
   * only what is named here is looked at, once the tap is over.
   */
  taps?: ((offer: Legal<A>) => boolean) | undefined;
}

/**
 * Follows the pointer and the focus: what they rest on is looked at, whatever part of the table it stands on, the buttons
 * beside the question and the list of all actions among them.
 */
export const pointing =
  <A extends Tagged>({ legal, look, taps }: Pointing<A>): Attachment<HTMLElement> =>
  (node) => {
    const table = node.closest<HTMLElement>('.table') ?? node;
    const offerOf = (target: EventTarget | null): Legal<A> | null => {
      const marked = target instanceof Element ? target.closest('[data-action], [data-select]') : null;
      if (!marked || !table.contains(marked)) return null;
      const notation = marked.getAttribute('data-action');
      if (notation !== null) return legal().find((offer) => offer.notation === notation) ?? null;
      const picked = read(marked.getAttribute('data-select') ?? '');
      // What only leads to a kind of action, or to another part of the table, says nothing yet about any of them.
      return isTagged(picked) && Object.keys(picked).length > 1
        ? (legal().find(({ action }) => has<A>(action, picked as Part<A>)) ?? null)
        : null;
    };
    const rests = ({ target }: Event): void => {
      // The card itself has answers to choose from.
      if (target instanceof Element && target.closest('.ahead')) return;
      const offer = offerOf(target);
      if (offer !== look.offer) look.at(offer);
    };
    const over = (event: PointerEvent): void => {
      const finger = event.pointerType === 'touch';
      if (!finger || (!taps && node.contains(event.target as Node))) rests(event);
    };
    const focused = (event: FocusEvent): void => {
      const byKey = event.target instanceof Element && event.target.matches(':focus-visible');
      if (!taps || byKey) rests(event);
    };
    const tapped = (event: MouseEvent): void => {
      const offer = offerOf(event.target);
      if (offer && taps?.(offer)) setTimeout(() => rests(event));
    };
    const leaves = (event: PointerEvent): void => {
      if (!taps || event.pointerType !== 'touch') look.at(null);
    };
    table.addEventListener('pointerover', over);
    table.addEventListener('focusin', focused);
    table.addEventListener('click', tapped);
    table.addEventListener('pointerleave', leaves);
    return () => {
      table.removeEventListener('pointerover', over);
      table.removeEventListener('focusin', focused);
      table.removeEventListener('click', tapped);
      table.removeEventListener('pointerleave', leaves);
    };
  };
