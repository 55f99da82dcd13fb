import type { Attachment } from 'svelte/attachments';
import { has } from '$lib/table/parts';
import { look } from '../look.svelte';
import type { Offer } from '../view';
import { pickedIn } from './offers';

/**
 * Follows the pointer and the focus: what they rest on is looked at, whatever part of the table it stands on, the buttons
 * beside the question and the list of all actions among them.
 */
export const pointing =
  (legal: () => readonly Offer[]): Attachment<HTMLElement> =>
  (node) => {
    const table = node.closest<HTMLElement>('.table') ?? node;
    const offerOf = (target: EventTarget | null): Offer | null => {
      const marked = target instanceof Element ? target.closest('[data-action], [data-select]') : null;
      if (!marked || !table.contains(marked)) return null;
      const notation = marked.getAttribute('data-action');
      if (notation !== null) return legal().find((offer) => offer.notation === notation) ?? null;
      const picked = pickedIn(marked.getAttribute('data-select'));
      // What only leads to a kind of action says nothing yet about any of them.
      return picked && Object.keys(picked).length > 1
        ? (legal().find(({ action }) => has(action, picked)) ?? null)
        : null;
    };
    const rests = ({ target }: Event) => {
      // The card itself has answers to choose from.
      if (target instanceof Element && target.closest('.ahead')) return;
      const offer = offerOf(target);
      if (offer !== look.offer) look.at(offer);
    };
    // A card that came up under a finger would take the tap: a place is looked at once the tap is over.
    const over = (event: PointerEvent) => event.pointerType !== 'touch' && rests(event);
    const focused = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && rests(event);
    const tapped = (event: MouseEvent) => {
      if (offerOf(event.target)?.action.type === 'enter') setTimeout(() => rests(event));
    };
    const leaves = (event: PointerEvent) => event.pointerType !== 'touch' && look.at(null);
    const heard = [
      ['pointerover', over],
      ['focusin', focused],
      ['click', tapped],
      ['pointerleave', leaves],
    ] as const;
    for (const [name, listener] of heard) table.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of heard) table.removeEventListener(name, listener as EventListener);
    };
  };
