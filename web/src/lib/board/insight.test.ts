import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInSight } from './insight';

const scrolled = vi.fn();
let resized: () => void = () => undefined;
beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        resized = then;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A room of some height with lit things at these places. */
function room(height: number, ...tops: number[]) {
  const node = document.createElement('div');
  const size = { height };
  node.getBoundingClientRect = () => ({ top: 0, bottom: size.height }) as DOMRect;
  for (const top of tops) {
    const lit = node.appendChild(document.createElement('button'));
    lit.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
    lit.scrollIntoView = () => scrolled(top);
  }
  keepInSight('button', () => null)(node);
  return size;
}

it('brings what is lit into sight when it comes', () => {
  room(100, 200, 300);
  expect(scrolled.mock.calls).toEqual([[200]]);
});

it('leaves things as they are while any of it is seen', () => {
  room(100, 20, 300);
  expect(scrolled).not.toHaveBeenCalled();
});

it('brings it back when the room becomes too small', () => {
  const size = room(100, 50);
  size.height = 60;
  resized();
  expect(scrolled.mock.calls).toEqual([[50]]);
});

it('does nothing where nothing is lit', () => {
  room(100);
  expect(scrolled).not.toHaveBeenCalled();
});
