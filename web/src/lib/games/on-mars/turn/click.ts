/** What a click on a thing does: an action, or a choice that leads to several. */
export interface Click {
  action?: string;
  select?: string;
  /** What it does, in words. */
  label: string;
}

/** A click as attributes of the element that is clicked. */
export const marks = (click: Click | null | undefined) => ({
  'data-action': click?.action,
  'data-select': click?.select,
});
