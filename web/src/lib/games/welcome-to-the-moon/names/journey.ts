import places from '$lib/wire/generated/welcome-to-the-moon/places-2.json';
import { named } from './build';

export const names = named(places);
