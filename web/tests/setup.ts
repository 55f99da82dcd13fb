import { afterEach, beforeEach, vi } from 'vitest';
import { toasts } from '$lib/ui/toasts.svelte';
import './words';

// jsdom has no modal dialogs; open and shut is all that tests need of them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Nothing is ever measured there either.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  // Test files share their modules: what one has announced is nothing to the next.
  toasts.clear();
});
