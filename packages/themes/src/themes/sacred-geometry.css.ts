import { resolveTheme } from '../resolve-theme.ts';
import { emitRules } from '../emit-theme.ts';
import { themeRule } from '../theme-css.ts';
import { sacredGeometry } from './sacred-geometry.ts';

emitRules([themeRule(resolveTheme(sacredGeometry))]);
