import { describe, expect, it } from 'vitest';
import { Camera, type CameraOptions } from './camera.svelte';
import { around, kept, zoomAt } from './pose';

const bounds = { x: -100, y: 0, width: 1000, height: 500 };
const over = (width: number, height: number, options: CameraOptions = {}) => {
  const camera = new Camera({ bounds, ...options });
  [camera.width, camera.height] = [width, height];
  return camera;
};
const close = (found: { x: number; y: number }, wanted: { x: number; y: number }) => {
  expect(found.x).toBeCloseTo(wanted.x);
  expect(found.y).toBeCloseTo(wanted.y);
};

describe('poses', () => {
  it('keep the point under the pointer', () => {
    const pose = zoomAt({ x: 0, y: 0, scale: 1 }, 2, { x: 100, y: 50 }, [0.5, 4]);
    expect(pose).toEqual({ scale: 2, x: -100, y: -50 });
  });
  it('have an end of size', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }, [0.5, 4]).scale).toBe(4);
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, 0.01, { x: 0, y: 0 }, [0.5, 4]).scale).toBe(0.5);
  });
  it('leave no more of the well empty than they must', () => {
    expect(kept(50, 2, 100, 100, 0, 0)).toBe(0);
    expect(kept(-500, 2, 100, 100, 0, 10)).toBe(-110);
    expect(kept(-500, 1, 100, 60, 0, 0)).toBe(0);
  });
  it('are found around places', () => {
    expect(
      around(
        [
          { x: 1, y: 2 },
          { x: 5, y: 3 },
        ],
        1,
      ),
    ).toEqual({ x: 0, y: 1, width: 6, height: 3 });
    expect(around([])).toBeNull();
  });
});

describe('a camera at rest', () => {
  it('shows all of the board in the middle of its well', () => {
    const camera = over(1000, 700);
    expect(camera.fit).toBe(1);
    expect(camera.pose).toEqual({ x: 0, y: 0, scale: 1 });
    expect(camera.hides).toBe(false);
    close(camera.toWell({ x: -100, y: 0 }), { x: 0, y: 100 });
    expect(camera.seen).toEqual({ x: -100, y: -100, width: 1000, height: 700 });
    expect(camera.viewBox).toBe('-100 -100 1000 700');
    expect(camera.transform).toBe('translate(0px, 0px) scale(1)');
  });
  it('enlarges the board until pieces can be touched, about what it was told to look at', () => {
    const camera = over(250, 500, { touchable: 0.5, rest: 'touchable' });
    expect(camera.cramped).toBe(true);
    expect(camera.pose.scale).toBe(2);
    expect(camera.hides).toBe(true);
    camera.lookAt({ x: 300, y: 250 });
    close(camera.toWell({ x: 300, y: 250 }), { x: 125, y: 250 });
    camera.lookAt({ x: 890, y: 250 });
    close(camera.toWell({ x: 900, y: 250 }), { x: 250, y: 250 });
  });
  it('shows a part as large as it can be, and only where all of it would be too small', () => {
    const camera = over(500, 250, { touchable: 0.6 });
    camera.part = { x: 300, y: 200, width: 200, height: 100 };
    expect(camera.pose.scale).toBe(4);
    close(camera.toWell({ x: 400, y: 250 }), { x: 250, y: 125 });
    [camera.width, camera.height] = [1000, 500];
    expect(camera.pose.scale).toBe(1);
  });
  it('is never smaller than the whole, and has no empty edge', () => {
    const camera = over(360, 430, { bounds: { x: 0, y: 0, width: 1000, height: 1000 }, touchable: 0.44 });
    camera.part = { x: -500, y: -500, width: 3000, height: 3000 };
    expect(camera.pose.scale).toBe(1);
    camera.part = { x: 600, y: 700, width: 500, height: 500 };
    close(camera.toWell({ x: 1000, y: 1000 }), { x: 360, y: 430 });
  });
  it('takes the zoom of the settings', () => {
    const camera = over(1000, 500);
    camera.zoom = 1.5;
    expect(camera.pose.scale).toBe(1.5);
    close(camera.toWell({ x: 400, y: 250 }), { x: 500, y: 250 });
  });
  it('brings nothing to rest under what lies over the well', () => {
    const camera = over(250, 500, { touchable: 0.5, rest: 'touchable' });
    camera.cover = { top: 0, right: 0, bottom: 200, left: 0 };
    camera.lookAt({ x: 300, y: 400 });
    close(camera.toWell({ x: 300, y: 400 }), { x: 125, y: 225 });
    expect(camera.toWell({ x: 300, y: 500 }).y).toBeLessThanOrEqual(300);
  });
});

describe('a camera in the hand', () => {
  it('drags the board as far as its edge and some slack', () => {
    const camera = over(1000, 500, { slack: 50 });
    camera.move(300, 0);
    expect(camera.pose.x).toBeCloseTo(0);
    camera.enlarge(2, { x: 500, y: 250 });
    camera.move(5000, 0);
    close(camera.toWell({ x: -100, y: 250 }), { x: 50, y: 250 });
    camera.move(-50_000, 0);
    close(camera.toWell({ x: 900, y: 250 }), { x: 950, y: 250 });
  });
  it('drags it freely where it may, but never loses it', () => {
    const camera = over(1000, 500, { slack: Infinity });
    camera.move(5000, -5000);
    close(camera.pose, { x: 500, y: -250 });
  });
  it('looks at the same place when the well changes its size', () => {
    const camera = over(1000, 500);
    camera.enlarge(3, { x: 700, y: 200 });
    const middle = camera.toBoard({ x: 500, y: 250 });
    [camera.width, camera.height] = [600, 400];
    close(camera.toBoard({ x: 300, y: 200 }), middle);
    expect(camera.pose.scale).toBe(3);
  });
  it('shows all of the board, and again what it showed at rest', () => {
    const camera = over(250, 500, { touchable: 0.5, rest: 'touchable' });
    const { rest } = camera;
    camera.move(-40, 0);
    camera.fitAll();
    expect(camera.pose.scale).toBe(1);
    camera.fitAll();
    expect(camera.pose).toEqual(rest);
    const whole = over(1000, 500);
    whole.enlarge(2);
    expect(whole.enlarged).toBe(true);
    whole.fitAll();
    expect(whole.enlarged).toBe(false);
  });
  it('brings a place into sight by no more than it takes', () => {
    const camera = over(1000, 500, { slack: 20 });
    camera.enlarge(2);
    const before = camera.pose;
    camera.reveal({ x: 380, y: 240, width: 40, height: 20 });
    expect(camera.pose).toEqual(before);
    camera.reveal({ x: 860, y: 240, width: 40, height: 20 }, 10);
    close(camera.toWell({ x: 900, y: 250 }), { x: 990, y: 250 });
  });
  it('glides by itself, never under a hand', () => {
    const camera = over(1000, 500);
    camera.enlarge(2);
    expect(camera.glides).toBe(true);
    camera.move(1, 0);
    expect(camera.glides).toBe(false);
    camera.enlarge(1.1, { x: 3, y: 3 });
    expect(camera.glides).toBe(false);
    camera.fitAll();
    expect(camera.glides).toBe(true);
  });
  it('waits for a size', () => {
    const camera = over(0, 0);
    camera.enlarge(2);
    camera.fitAll();
    camera.reveal({ x: 0, y: 0, width: 1, height: 1 });
    expect(camera.pose).toEqual({ x: 0, y: 0, scale: 1 });
    expect(camera.viewBox).toBe('-100 0 1000 500');
  });
});
