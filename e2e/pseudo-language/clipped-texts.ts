import type { Page } from '@playwright/test';

/**
 * Texts that are partly unreadable: clipped by their box, or beyond the edge of the window without
 * scrolling.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = /auto|scroll/;
    const cuts = /hidden|clip/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /**
     * Whether a text is for screen readers only, or truncated on purpose with the full text
     * elsewhere.
     */
    const isMeant = (element: Element): boolean => {
      const { clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
      return (
        clipPath !== 'none' ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        element.getBoundingClientRect().width <= 1
      );
    };
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; ; box = box.parentElement) {
        if (!box || box === document.documentElement) {
          if (left < -1 || right > innerWidth + 1) found.push(`outside: ${text.data}`);
          break;
        }
        if (isMeant(box)) break;
        const { overflowX } = getComputedStyle(box);
        // Slides that are not shown.
        if (scrolls.test(overflowX) || box.matches('[data-part="carousel"] *')) break;
        const edge = box.getBoundingClientRect();
        if (cuts.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) {
          found.push(`cut: ${text.data}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  });
