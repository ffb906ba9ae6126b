import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { mysticOracle } from './mystic-oracle.ts';

emitRules([themeRule(resolveTheme(mysticOracle))]);
