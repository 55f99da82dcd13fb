/** Every icon of the sprite. A name that is not here does not compile. */
// prettier-ignore
export const ICONS = [
  'undo', 'redo', 'log', 'rules', 'score', 'chat', 'settings', 'bot', 'human', 'spectator', 'clock', 'dice', 'card',
  'link', 'play', 'pause', 'step', 'step-back', 'to-start', 'to-end', 'language', 'sound', 'sound-off', 'notification',
  'zoom-in', 'zoom-out', 'fit', 'help', 'search', 'copy', 'check', 'close', 'plus', 'minus', 'right', 'left', 'down',
  'up', 'arrow', 'menu', 'more', 'sun', 'moon', 'lock', 'home', 'invite', 'download', 'refused', 'warning', 'hidden',
  'analysis', 'rematch', 'battle', 'hit', 'shield', 'mine', 'mission', 'hex', 'explore', 'flag-first', 'vp', 'credit',
  'rubium', 'energy', 'water', 'oxygen', 'mineral', 'plant', 'research', 'colonist', 'rover', 'rocket', 'tech',
  'building', 'biomass', 'share', 'tank', 'upload',
] as const;

export type IconName = (typeof ICONS)[number];
