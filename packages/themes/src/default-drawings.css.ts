// The edge and the backdrop of the default theme alone, for pages that bring the others when somebody chooses a theme.
import { resolveTheme } from './resolve-theme.ts';
import { emitRules } from './emit-theme.ts';
import { drawingRules } from './theme-css.ts';
import { cosmicDepths } from './themes/cosmic-depths.ts';

emitRules(drawingRules(resolveTheme(cosmicDepths)));
