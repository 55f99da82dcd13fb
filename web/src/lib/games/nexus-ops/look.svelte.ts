/** What the player points at in the hand: an action that a card, a unit for sale or a button stands for. */
class Look {
  /** In notation, as it is offered. */
  action = $state<string | null>(null);
}

/** One for the board and the hand, which stand in different places of the page. */
export const look = new Look();
