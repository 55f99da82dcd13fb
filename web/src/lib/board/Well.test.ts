import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import type { Hand } from './fingers';
import { Shown } from './fixture';
import Well from './Well.svelte';

function show(hand: Hand = {}) {
  const camera = new Camera({ bounds: { x: 0, y: 0, width: 100, height: 100 }, slack: Infinity });
  const children = createRawSnippet(() => ({ render: () => '<button>place</button>' }));
  const shown = new Shown().add(Well, { camera, hand, children });
  [camera.width, camera.height] = [100, 100];
  const well = shown.one('.well');
  const place = well.querySelector('button')!;
  const clicked = vi.fn();
  place.addEventListener('click', clicked);
  const pointer = (type: string, x: number, y: number, id = 1) =>
    place.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), {
        pointerId: id,
        pointerType: 'touch',
      }),
    );
  return { camera, well, place, clicked, pointer };
}

it('one pointer drags, and the end of a drag is no click', () => {
  const { camera, pointer, place, clicked } = show();
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 13, 10);
  expect(camera.pose.x).toBe(0);
  pointer('pointermove', 30, 10);
  pointer('pointerup', 30, 10);
  expect(camera.pose.x).toBeCloseTo(20);
  place.click();
  expect(clicked).not.toHaveBeenCalled();
  place.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('two fingers enlarge', () => {
  const { camera, pointer } = show();
  pointer('pointerdown', 40, 50, 1);
  pointer('pointerdown', 60, 50, 2);
  pointer('pointermove', 80, 50, 2);
  expect(camera.pose.scale).toBeCloseTo(2);
});

it('where they can twist, a twist alone enlarges nothing', () => {
  const turn = vi.fn();
  const { camera, pointer } = show({ turn });
  pointer('pointerdown', 50, 50, 1);
  pointer('pointerdown', 70, 50, 2);
  for (const degrees of [20, 40, 60]) {
    const angle = (degrees * Math.PI) / 180;
    pointer('pointermove', 50 + 21 * Math.cos(angle), 50 + 21 * Math.sin(angle), 2);
  }
  expect(turn).toHaveBeenCalledExactlyOnceWith(1);
  expect(camera.pose.scale).toBe(1);
});

it('what can be carried is carried, until a second finger comes', () => {
  const hand = { grab: () => true, carry: vi.fn(), drop: vi.fn(() => true) };
  const { camera, pointer, place, clicked } = show(hand);
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 40, 10);
  pointer('pointerup', 40, 10);
  expect(hand.carry).toHaveBeenCalledOnce();
  expect(hand.drop).toHaveBeenCalledOnce();
  expect(camera.pose.x).toBe(0);
  place.click();
  expect(clicked).not.toHaveBeenCalled();
  pointer('pointerdown', 10, 10, 1);
  pointer('pointerdown', 50, 10, 2);
  expect(hand.drop).toHaveBeenLastCalledWith(null);
});

it('a finger slides over a board of which nothing is hidden', () => {
  const slide = vi.fn();
  const { camera, pointer } = show({ slide });
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 40, 10);
  expect(slide).toHaveBeenCalledOnce();
  expect(camera.pose.x).toBe(0);
  camera.enlarge(2);
  pointer('pointermove', 50, 10);
  expect(slide).toHaveBeenCalledOnce();
});

it('wheel and keys enlarge, unless the hand has another use for the wheel', () => {
  const wheel = vi.fn(() => true);
  const { camera, well, place } = show({ wheel });
  well.dispatchEvent(new WheelEvent('wheel', { deltaY: -250, bubbles: true, cancelable: true }));
  expect(camera.pose.scale).toBe(1);
  wheel.mockReturnValue(false);
  const event = new WheelEvent('wheel', { deltaY: -250, bubbles: true, cancelable: true });
  well.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(camera.pose.scale).toBeCloseTo(Math.exp(0.5));
  const press = (key: string) => place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('0');
  expect(camera.pose.scale).toBe(1);
  press('+');
  expect(camera.pose.scale).toBe(1.25);
  press('-');
  expect(camera.pose.scale).toBe(1);
});
