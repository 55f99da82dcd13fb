/** What can be open over a table. */
export type Opens = 'score' | 'rules' | 'side' | 'seats' | 'settings' | 'keys' | 'more' | 'recap';
