import { kitTheme } from '@jyoti/themes';
import { shownTheme, useCurrentGlobals } from '../../book/index.ts';

/** The toolbar's theme with all its colours. */
export const useShownTheme = () => kitTheme(shownTheme(useCurrentGlobals().theme));
