import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { stargazer } from './stargazer.ts';

emitRules([themeRule(resolveTheme(stargazer))]);
