import type { Page } from '@playwright/test';

/**
 * Allowed Latin text on a page in Hindi: brands, browsers and systems, the name of the other
 * language, formats, algorithms and keys of the browser, time zones, chart names, and codes such as
 * FIRST50.
 */
const usual =
  /^(Facebook|Instagram|YouTube|Twitter|WhatsApp|GeoNames|Chrome|Firefox|Safari|Edge|Linux|Android|Windows|macOS|iOS|English|JPG|PNG|GIF|WebP|SVG|PDF|MB|UPI|HTTPS|SHA|Argon2id|token|device|UTC|Asia|Kolkata|D\d+|[A-Z]+\d+)$/i;

/** An e-mail address, a URL or the number of a booking is not a word. */
const address = /\S+@\S+|\bJB-\d{8}-\w{4}\b|https?:\/\/\S+|\b[\w-]+\.(com|org|in|example)\b/g;

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
  const isForeign = (word: string) => !usual.test(word) && !allowed.includes(word);
  return texts.filter((text) =>
    (text.replace(address, '').match(/[a-z\d]*[a-z]{2,}\d*/gi) ?? []).some(isForeign),
  );
}
