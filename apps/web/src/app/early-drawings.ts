/**
 * Brings the edges and backdrops of the themes before the first paint of a page that wears another than the default theme:
 * other pages begin without them. Its text stands in `/early.js`, so it knows nothing beyond what it is given.
 */
export function bringDrawings(sheet: string, defaultTheme: string): void {
  const { head, body, documentElement: page } = document;
  // Where the page has been parsed, its own code brings them.
  if (page.dataset.theme === defaultTheme || body) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = sheet;
  // A browser that does not know this paints the edge a moment after the words.
  link.setAttribute('blocking', 'render');
  head.append(link);
}
