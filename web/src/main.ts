import { mount } from 'svelte';
import './styles/app.css';
import { loadWords } from '$lib/i18n';
import App from './App.svelte';

async function start(): Promise<void> {
  // Pages without a server, for looking at them; the bundle that people get has no trace of it.
  if (
    import.meta.env.DEV &&
    (new URLSearchParams(location.search).has('mock') || import.meta.env['VITE_MOCK'])
  ) {
    (await import('../mock/install')).install();
  }
  await loadWords();
  mount(App, { target: document.getElementById('app')! });
}

void start();
