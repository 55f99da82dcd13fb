import { isTagged, read, type Tagged } from './parts';

/** What marked elements do. A game marks; the table listens once, at its root. */
export interface MarkHandlers {
  act: (notation: string) => void;
  select: (value: string) => void;
  why: (action: Tagged, at: Element) => void;
  rule: (id: string) => void;
}

const MARKED = '[data-action], [data-select], [data-why], [data-rule], [data-do], a[href]';

/** Answers clicks on marked elements inside `root`, and Enter or Space on those that are no buttons themselves. */
export function answerMarks(root: HTMLElement, handlers: MarkHandlers): () => void {
  const ask = (why: string, at: Element) => {
    const action = read(why);
    if (isTagged(action)) handlers.why(action, at);
  };
  const onClick = (event: MouseEvent) => {
    const marked = (event.target as Element).closest(MARKED);
    if (!marked || !root.contains(marked)) return;
    const { action, select, why, rule } = (marked as HTMLElement | SVGElement).dataset;
    if (action !== undefined) handlers.act(action);
    else if (select !== undefined) handlers.select(select);
    else if (why !== undefined) ask(why, marked);
    else if (rule !== undefined) handlers.rule(rule);
    if (rule !== undefined) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if ((event.key !== 'Enter' && event.key !== ' ') || !target.matches(MARKED)) return;
    if (target.matches('button, a[href], input, select, textarea, summary')) return;
    event.preventDefault();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
  };
}
