// Borders and backdrops of all ten themes: a separate sheet, because text is readable before it is loaded.
import { resolveTheme } from './resolve-theme.ts';
import { emitRules } from './emit-theme.ts';
import { drawingRules } from './theme-css.ts';
import { themeInputs } from './themes/index.ts';

emitRules(themeInputs.flatMap((input) => drawingRules(resolveTheme(input))));
