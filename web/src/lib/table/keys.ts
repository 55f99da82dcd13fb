/** Keys of the table. `code` names the key on the board of keys, so that they work in both alphabets. */
export const KEYS = [
  { id: 'undo', shown: 'U, Ctrl+Z', code: 'KeyU' },
  { id: 'score', shown: 'S', code: 'KeyS' },
  { id: 'rules', shown: 'R', code: 'KeyR' },
  { id: 'log', shown: 'L', code: 'KeyL' },
  { id: 'chat', shown: 'C', code: 'KeyC' },
  { id: 'actions', shown: 'A', code: 'KeyA' },
  { id: 'prompt', shown: 'P', code: 'KeyP' },
  { id: 'skip', shown: 'Space', code: 'Space' },
  { id: 'back', shown: 'Esc', code: 'Escape' },
  { id: 'help', shown: '?', code: 'Slash' },
] as const;

/** Keys that parts of the table answer to themselves; they are only listed here. */
export const MORE_KEYS = [
  { id: 'answer', shown: 'E' },
  { id: 'walk', shown: '← ↑ ↓ →' },
  { id: 'enter', shown: 'Enter' },
  { id: 'zoom', shown: '+ − 0' },
] as const;

export type KeyId = (typeof KEYS)[number]['id'];

/** Whether an event happened inside something of this kind. */
export const inside = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Where keys belong to somebody else. */
export const TYPING = 'input, select, textarea, dialog';

/** What is typed in takes back its own letters. */
const WRITING = 'input:not([type="checkbox"], [type="range"], [type="radio"]), textarea, [contenteditable]';

/** Ctrl+Z, or ⌘Z: the letter where keys have Latin letters, else the key in its place. */
function takesBack(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const letter = event.key.toLowerCase();
  return letter === 'z' || (event.code === 'KeyZ' && !/^[a-z]$/.test(letter));
}

/** Which of our keys was pressed; nothing while somebody types or a dialog is open. */
export function keyOf(event: KeyboardEvent): KeyId | null {
  if (takesBack(event)) return event.defaultPrevented || inside(event, WRITING) ? null : 'undo';
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (inside(event, TYPING)) return null;
  if (event.code === 'Space' && inside(event, 'button, a, [role="button"]')) return null;
  if (event.code === 'Slash' && !event.shiftKey) return null;
  return KEYS.find((key) => key.code === event.code)?.id ?? null;
}
