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

/** A day, as an input for dates shows it. */
export function asDate(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When such a day begins where this browser is, or nothing. */
export function midnight(date: string): number | null {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = new Date(year, month - 1, day).getTime();
  return Number.isNaN(at) ? null : at;
}
