/** What a player picked before choosing its target. One value, written as the game likes. */
export class Selection {
  value = $state<string | null>(null);

  /** Picks; the same thing again puts it back. */
  pick(value: string): void {
    this.value = this.value === value ? null : value;
  }

  clear(): void {
    this.value = null;
  }
}
