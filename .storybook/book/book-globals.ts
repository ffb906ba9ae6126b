import { defaultThemeId, SYSTEM_THEME_ID, systemPair, themeIds } from '@jyoti/themes';
import type { Direction } from '@jyoti/ui/i18n';
import { setReducedMotion } from './reduced-motion.ts';

/** The settings of the toolbar. Storybook keeps those that differ from the defaults in the URL. */
export interface BookGlobals {
  /** An id of `themeList`, or "system". */
  theme: string;
  language: 'en' | 'hi';
  direction: 'auto' | Direction;
  /** Root font size in per cent. */
  textSize: string;
  motion: 'system' | 'reduced';
}

export const initialGlobals: BookGlobals = {
  theme: import.meta.env.STORYBOOK_THEME ?? SYSTEM_THEME_ID,
  language: 'en',
  direction: 'auto',
  textSize: '100',
  motion: 'system',
};

/** The theme that is shown: "system" resolves to one of its pair. */
export function shownTheme(theme: string | undefined): string {
  if (theme !== SYSTEM_THEME_ID) return themeIds.find((id) => id === theme) ?? defaultThemeId;
  return matchMedia('(prefers-color-scheme: dark)').matches ? systemPair.dark : systemPair.light;
}

export const shownDirection = ({ direction }: Pick<BookGlobals, 'direction'>): Direction =>
  direction === 'rtl' ? 'rtl' : 'ltr';

/** Writes the toolbar's choices to the page. Runs before anything is rendered, so the first frame already has them. */
export function applyGlobals(globals: BookGlobals): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme(globals.theme);
  root.lang = globals.language;
  root.dir = shownDirection(globals);
  root.style.fontSize = globals.textSize === '100' ? '' : `${globals.textSize}%`;
  setReducedMotion(globals.motion === 'reduced');
}

/** The settings that differ from the defaults, as in the address: `theme:stargazer;language:hi`. */
export const globalsInUrl = (globals: BookGlobals): string =>
  Object.entries(globals)
    .filter(
      ([name, value]) =>
        name in initialGlobals && value !== initialGlobals[name as keyof BookGlobals],
    )
    .map((pair) => pair.join(':'))
    .join(';');
