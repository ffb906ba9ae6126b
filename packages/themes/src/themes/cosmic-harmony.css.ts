import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { cosmicHarmony } from './cosmic-harmony.ts';

emitRules([themeRule(resolveTheme(cosmicHarmony))]);
