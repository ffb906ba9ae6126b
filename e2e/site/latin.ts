import type { Page } from '@playwright/test';

/**
 * What is written in Latin letters on a page in Hindi: brands, browsers and systems, the other language by its own name,
 * formats, algorithms and keys of the browser, zones, chart names, and codes such as FIRST50.
 */
const usual =
  /^(Facebook|Instagram|YouTube|Twitter|WhatsApp|GeoNames|Chrome|Firefox|Safari|Edge|Linux|Android|Windows|macOS|iOS|English|JPG|PNG|GIF|WebP|SVG|PDF|MB|UPI|HTTPS|SHA|Argon2id|token|device|UTC|Asia|Kolkata|D\d+|[A-Z]+\d+)$/i;

/** An address of e-mail or of the web is no word. */
const address = /\S+@\S+|https?:\/\/\S+|\b[\w-]+\.(com|org|in|example)\b/g;

/**
 * The texts of a page that hold a Latin word: what is seen, what a screen reader says in its place, and the title.
 * @param allowed further words that may be there, such as what the test typed
 */
export async function latinTexts(page: Page, allowed: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // An address of e-mail is several texts, so that it can break.
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
