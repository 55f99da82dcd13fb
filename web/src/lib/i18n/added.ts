import { api } from '$lib/net/api';
import { addLanguages } from './language.svelte';

/** Asks the server for languages that were added to it; the page finds their words among its texts. */
export async function askLanguages(): Promise<void> {
  const all = await api.languages();
  const more = all.filter(({ added }) => added);
  addLanguages(more.map(({ code, name }) => ({ code, name, words: () => api.gameText('page', code) })));
}
