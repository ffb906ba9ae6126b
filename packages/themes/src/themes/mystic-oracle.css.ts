import { defineTheme } from '../define-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { mysticOracle } from './mystic-oracle.ts';

emitRules([themeRule(defineTheme(mysticOracle))]);
