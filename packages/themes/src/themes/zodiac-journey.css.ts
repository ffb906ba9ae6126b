import { defineTheme } from '../define-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { zodiacJourney } from './zodiac-journey.ts';

emitRules([themeRule(defineTheme(zodiacJourney))]);
