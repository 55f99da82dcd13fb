import { mount } from 'svelte';
import './styles/app.css';
import { languages, loadWords } from '$lib/i18n';
import { askLanguages } from '$lib/i18n/added';
import { settings } from '$lib/settings/settings.svelte';
import App from './App.svelte';

async function start(): Promise<void> {
  // Pages without a server, for looking at them; the bundle that people get has no trace of it.
  if (
    import.meta.env.DEV &&
    (new URLSearchParams(location.search).has('mock') || import.meta.env['VITE_MOCK'])
  ) {
    (await import('../mock/install')).install();
  }
  // A language that the page was not built with was chosen when the server had it.
  const asked = askLanguages().catch(() => undefined);
  if (settings.lang !== null && !languages().includes(settings.lang)) await asked;
  await loadWords();
  mount(App, { target: document.getElementById('app')! });
}

void start();
