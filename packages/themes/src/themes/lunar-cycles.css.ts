import { defineTheme } from '../define-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { lunarCycles } from './lunar-cycles.ts';

emitRules([themeRule(defineTheme(lunarCycles))]);
