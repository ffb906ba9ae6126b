// Only the border and the backdrop of the default theme, for pages that load the others when a theme is chosen.
import { resolveTheme } from './resolve-theme.ts';
import { emitRules } from './emit-theme.ts';
import { drawingRules } from './theme-css.ts';
import { cosmicDepths } from './themes/cosmic-depths.ts';

emitRules(drawingRules(resolveTheme(cosmicDepths)));
