import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { lunarCycles } from './lunar-cycles.ts';

emitRules([themeRule(resolveTheme(lunarCycles))]);
