// Edges and backdrops of all ten themes: a sheet of its own, because words can be read before it has come.
import { resolveTheme } from './resolve-theme.ts';
import { emitRules } from './emit-theme.ts';
import { drawingRules } from './theme-css.ts';
import { themeInputs } from './themes/index.ts';

emitRules(themeInputs.flatMap((input) => drawingRules(resolveTheme(input))));
