import { defaultThemeId } from '@jyoti/themes';
import { stored } from './browser-storage.ts';
import { loadDrawings } from './early-drawings.ts';
import { askForLogin } from './early-login.ts';
import { holdPresses } from './held-presses.ts';
import { THEME_STORAGE_KEY } from './theme-storage.ts';

/** Ids of the kit's themes; written in by the build. */
declare const THEME_IDS: readonly string[];
/** Address of the style sheet with the themes' drawings; written in by the build, empty while developing. */
declare const DRAWINGS_SHEET: string;

// `/early.js`, in the head of every page: what must happen before the first paint. A file, because the content security
// policy forbids inline scripts. Without it the page works all the same.

/** A browser that refuses storage shows the default theme. */
function applyRememberedTheme(): void {
  const theme = stored(THEME_STORAGE_KEY);
  if (theme !== null && THEME_IDS.includes(theme))
    document.documentElement.dataset['theme'] = theme;
}

applyRememberedTheme();
if (DRAWINGS_SHEET !== '') loadDrawings(DRAWINGS_SHEET, defaultThemeId);
askForLogin();
holdPresses();
