import type { Attachment } from 'svelte/attachments';
import { has } from '$lib/table/parts';
import { look } from '../look.svelte';
import type { Offer } from '../view';
import { pickedIn } from './offers';

/** Follows the pointer and the focus: what they rest on is looked at, whatever part of the table it stands on. */
export const pointing =
  (legal: () => readonly Offer[]): Attachment<HTMLElement> =>
  (node) => {
    const offerOf = (target: EventTarget | null): Offer | null => {
      const marked = target instanceof Element ? target.closest('[data-action], [data-select]') : null;
      if (!marked || !node.contains(marked)) return null;
      const notation = marked.getAttribute('data-action');
      if (notation !== null) return legal().find((offer) => offer.notation === notation) ?? null;
      const picked = pickedIn(marked.getAttribute('data-select'));
      return picked ? (legal().find(({ action }) => has(action, picked)) ?? null) : null;
    };
    const rests = ({ target }: Event) => {
      const offer = offerOf(target);
      if (offer !== look.offer) look.at(offer);
    };
    const leaves = () => look.at(null);
    node.addEventListener('pointerover', rests);
    node.addEventListener('focusin', rests);
    node.addEventListener('pointerleave', leaves);
    return () => {
      node.removeEventListener('pointerover', rests);
      node.removeEventListener('focusin', rests);
      node.removeEventListener('pointerleave', leaves);
    };
  };
