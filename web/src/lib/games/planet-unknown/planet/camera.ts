import { Camera } from '$lib/board/camera.svelte';
import type { Box } from '$lib/board/pose';

/** A planet with the rulers at its edges; a square has 50 units. */
export const WITH_RULERS: Box = { x: -38, y: -36, width: 712, height: 712 };

/** A camera over a planet, which can be pushed about when it is enlarged. */
export const planetCamera = (): Camera => new Camera({ bounds: WITH_RULERS, slack: Infinity });
