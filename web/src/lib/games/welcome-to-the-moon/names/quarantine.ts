import places from '$lib/wire/generated/welcome-to-the-moon/places-6.json';
import { named } from './build';

export const names = named(places);
