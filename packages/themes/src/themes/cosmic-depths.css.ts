import { defineTheme } from '../define-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { cosmicDepths } from './cosmic-depths.ts';

emitRules([themeRule(defineTheme(cosmicDepths))]);
