import type { Attachment } from 'svelte/attachments';

/**
 * Keeps what can be clicked in sight inside something that scrolls: when it comes, which `when` tells, and when the room
 * becomes smaller. Whoever scrolls by hand is left alone until then, and so is who sees any of it.
 */
export const keepInSight =
  (selector: string, when: () => unknown): Attachment<HTMLElement> =>
  (node) => {
    void when();
    const bring = () => {
      const room = node.getBoundingClientRect();
      const lit = [...node.querySelectorAll(selector)];
      const seen = lit.some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= room.top - 1 && bottom <= room.bottom + 1;
      });
      if (!seen) lit[0]?.scrollIntoView?.({ block: 'nearest' });
    };
    bring();
    const observer = new ResizeObserver(bring);
    observer.observe(node);
    return () => observer.disconnect();
  };
