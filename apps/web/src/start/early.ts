import { defaultThemeId } from '@jyoti/themes';
import { loadDrawings } from './early-drawings.ts';
import { applyLanguageChoice } from './early-language.ts';
import { askForLogin } from './early-login.ts';
import { holdPresses } from './held-presses.ts';
import { THEME_STORAGE_KEY } from './theme-storage.ts';

/** Ids of the kit's themes; written in by the build. */
declare const THEME_IDS: readonly string[];
/** Address of the style sheet with the themes' drawings; written in by the build, empty while developing. */
declare const DRAWINGS_SHEET: string;

// `/early.js`, in the head of every page: what must happen before the first paint. A file, because the content security
// policy forbids inline scripts. Without it the page works all the same.

function applyRememberedTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_STORAGE_KEY);
    if (theme !== null && THEME_IDS.includes(theme))
      document.documentElement.dataset['theme'] = theme;
  } catch {
    // A browser that refuses storage shows the default theme.
  }
}

applyRememberedTheme();
applyLanguageChoice();
if (DRAWINGS_SHEET !== '') loadDrawings(DRAWINGS_SHEET, defaultThemeId);
askForLogin();
holdPresses();
