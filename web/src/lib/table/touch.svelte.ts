const coarse = typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : null;
let touched = $state(coarse?.matches ?? false);

coarse?.addEventListener('change', ({ matches }) => (touched = matches));
// Some screens have both: what was used last counts.
if (typeof addEventListener === 'function')
  addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), true);

/** Whether fingers are at work here, so that nothing is hovered and no key is pressed. */
export const touches = (): boolean => touched;
