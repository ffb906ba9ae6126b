import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { zodiacJourney } from './zodiac-journey.ts';

emitRules([themeRule(resolveTheme(zodiacJourney))]);
