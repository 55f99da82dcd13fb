import { lang } from '$lib/i18n';
import { settings } from './settings.svelte';

const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const light = media('(prefers-color-scheme: light)');
const still = media('(prefers-reduced-motion: reduce)');

const system = $state({ light: light?.matches ?? false, still: still?.matches ?? false });
light?.addEventListener('change', (event) => (system.light = event.matches));
still?.addEventListener('change', (event) => (system.still = event.matches));

/** The theme in force: the chosen one, else the system's. */
export const theme = (): 'dark' | 'light' =>
  settings.theme === 'system' ? (system.light ? 'light' : 'dark') : settings.theme;

/** Whether things may travel. */
export const motion = (): boolean =>
  settings.motion === 'system' ? !system.still : settings.motion === 'full';

/** Writes the settings that CSS and assistive technology look at. Call inside an effect. */
export function applyToDocument(root: HTMLElement): void {
  root.lang = lang();
  root.dataset['theme'] = theme();
  root.dataset['palette'] = settings.palette;
  root.dataset['motion'] = motion() ? 'full' : 'none';
  root.style.setProperty('--board-zoom', String(settings.zoom));
}
