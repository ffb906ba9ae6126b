import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { celestialLight } from './celestial-light.ts';

emitRules([themeRule(resolveTheme(celestialLight))]);
