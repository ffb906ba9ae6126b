import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { cosmicDepths } from './cosmic-depths.ts';

emitRules([themeRule(resolveTheme(cosmicDepths))]);
