import type { Page } from '@playwright/test';
import { withLatinWords } from '../../scripts/testing/latin.ts';

/**
 * Texts of a page with a Latin word: visible text, accessible names, and the title.
 * @param allowed further words, such as what the test typed
 */
export async function latinTexts(page: Page, allowed: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // An e-mail address is several text nodes, so that it can break.
      if (parentElement?.closest('a[href^="mailto:"]')) continue;
      if (parentElement && isSeen(parentElement)) found.push(data.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isSeen(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set(found)];
  });
  return withLatinWords(texts, allowed);
}
