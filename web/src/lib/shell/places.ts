import type { IconName } from '$lib/ui/icons';

/** The pages one goes to from anywhere; their names are the texts `place-<id>`. */
export const PLACES: readonly { id: string; href: string; icon: IconName }[] = [
  { id: 'home', href: '/', icon: 'home' },
  { id: 'tables', href: '/meet', icon: 'search' },
  { id: 'friends', href: '/meet#friends', icon: 'human' },
  { id: 'profile', href: '/player/me', icon: 'score' },
  { id: 'settings', href: '/settings', icon: 'settings' },
];
