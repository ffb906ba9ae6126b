import { kitTheme } from '@jyoti/themes';
import { shownTheme, useCurrentGlobals } from '../../book/index.ts';

/** The theme of the toolbar with all of its colours. */
export const useShownTheme = () => kitTheme(shownTheme(useCurrentGlobals().theme));
