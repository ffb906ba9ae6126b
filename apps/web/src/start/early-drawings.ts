/**
 * Loads the edges and backdrops of the themes before the first paint of a page that wears another than the default theme;
 * the default theme needs none of them.
 */
export function loadDrawings(sheet: string, defaultTheme: string): void {
  if (document.documentElement.dataset['theme'] === defaultTheme) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = sheet;
  // A browser that does not know this paints the drawings a moment after the words.
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
