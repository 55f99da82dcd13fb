import type { Args } from '$lib/i18n';
import { gameTexts } from '$lib/i18n/game.svelte';

const texts = gameTexts('welcome-to-the-moon');

/** What is printed on sheets and cards, by the id of its message. */
export const word = (id: string, args?: Args): string => texts.say(id, args);
