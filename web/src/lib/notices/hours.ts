/** Minutes after midnight, as an input for times shows them. */
export function asTime(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What somebody has typed there, or nothing. */
export function asMinutes(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  return hours * 60 + minutes;
}

/** How many minutes the clocks of this browser are ahead of UTC. */
export const zone = (): number => -new Date().getTimezoneOffset();
