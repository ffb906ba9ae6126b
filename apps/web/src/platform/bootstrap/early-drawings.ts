/**
 * Loads the themes' borders and backdrops before the first paint if the page has another than the
 * default theme, which needs none of them.
 */
export function loadDrawings(sheet: string, defaultTheme: string): void {
  if (document.documentElement.dataset['theme'] === defaultTheme) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = sheet;
  // Browsers without support paint the drawings a moment after the text.
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
