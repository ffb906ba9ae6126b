import { kitTheme } from '@jyoti/themes';
import { shownTheme, useCurrentGlobal } from '../../book/index.ts';

/** The toolbar's theme with all its colours. */
export const useShownTheme = () => kitTheme(shownTheme(useCurrentGlobal('theme')));
