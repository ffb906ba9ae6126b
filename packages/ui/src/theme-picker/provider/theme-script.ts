import { themeIds as kitThemeIds } from '@jyoti/themes';

/** Options of the early script. */
export interface ThemeScriptOptions {
  /**
   * The same as ThemeProvider's, if it has two themes: the one of the system setting is applied before the first paint.
   */
  defaultTheme?: {
    /** Id of the theme of a light system. */
    light: string;
    /** Id of the theme of a dark system. */
    dark: string;
  };
}

/**
 * Returns the source of a script that sets a stored theme on the document before its first paint, to avoid a flash of
 * another theme. Serve it as a separate file (a strict Content-Security-Policy forbids inline scripts) and load it in
 * the head without `async` or `defer`.
 *
 * A stored id that is not in `themeIds` is ignored, because the page has no colours for it.
 *
 * @param storageKey the same as ThemeProvider's
 * @param themeIds ids that the page has styles for; the ten themes of the kit when left out
 */
export function themeScript(
  storageKey: string,
  themeIds: readonly string[] = kitThemeIds,
  { defaultTheme }: ThemeScriptOptions = {},
): string {
  const put = 'document.documentElement.setAttribute("data-theme",t)';
  const readStored = `try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}if(${JSON.stringify(themeIds)}.indexOf(t)<0)t=0;`;
  const system = defaultTheme
    ? `if(!t)t=matchMedia("(prefers-color-scheme:dark)").matches?${JSON.stringify(defaultTheme.dark)}:${JSON.stringify(defaultTheme.light)};`
    : '';
  return `!function(){var t;${readStored}${system}if(t)${put}}()\n`;
}
