import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { elementalBalance } from './elemental-balance.ts';

emitRules([themeRule(resolveTheme(elementalBalance))]);
