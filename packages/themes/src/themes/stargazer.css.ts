import { defineTheme } from '../define-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { stargazer } from './stargazer.ts';

emitRules([themeRule(defineTheme(stargazer))]);
