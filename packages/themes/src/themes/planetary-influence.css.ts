import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { planetaryInfluence } from './planetary-influence.ts';

emitRules([themeRule(resolveTheme(planetaryInfluence))]);
