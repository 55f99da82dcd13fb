import type { Attachment } from 'svelte/attachments';
import { has } from '$lib/table/parts';
import { look } from '../look.svelte';
import type { Offer } from '../view';
import { pickedIn } from './picked';

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
      // Going to another part of the table means nothing in particular.
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
    /** A finger does what it touches there. */
    const over = (event: PointerEvent) =>
      (event.pointerType !== 'touch' || node.contains(event.target as Node)) && rests(event);
    const leaves = () => look.at(null);
    table.addEventListener('pointerover', over);
    table.addEventListener('focusin', rests);
    table.addEventListener('pointerleave', leaves);
    return () => {
      table.removeEventListener('pointerover', over);
      table.removeEventListener('focusin', rests);
      table.removeEventListener('pointerleave', leaves);
    };
  };
