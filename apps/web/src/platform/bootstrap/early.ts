import { knownLanguage } from '@jyoti/contract';
import { defaultThemeId } from '@jyoti/themes';
import { stored } from './browser-storage.ts';
import { loadDrawings } from './early-drawings.ts';
import { offerLanguage } from './early-language.ts';
import { redirectToLogin } from './early-login.ts';
import { markReturn } from './early-return.ts';
import { queuePresses } from './queued-presses.ts';
import { THEME_STORAGE_KEY } from './theme-storage.ts';

/** Ids of the kit's themes; inserted by the build. */
declare const THEME_IDS: readonly string[];
/**
 * URL of the style sheet with the themes' drawings; inserted by the build, empty in development.
 */
declare const DRAWINGS_SHEET: string;

// `/early.js`, in the head of every page: what must happen before the first paint. A file, because
// the content security policy forbids inline scripts. The page also works without it.

/** Applies the stored theme. The HTML has the default theme for a browser that stores none or blocks storage. */
function applyRememberedTheme(): void {
  const theme = stored(THEME_STORAGE_KEY);
  if (theme !== null && THEME_IDS.includes(theme))
    document.documentElement.dataset['theme'] = theme;
}

applyRememberedTheme();
markReturn();
if (DRAWINGS_SHEET !== '') loadDrawings(DRAWINGS_SHEET, defaultThemeId);
offerLanguage(knownLanguage(document.documentElement.lang));
redirectToLogin();
queuePresses();
