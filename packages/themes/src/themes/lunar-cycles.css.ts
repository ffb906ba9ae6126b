import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { lunarCycles } from './lunar-cycles.ts';

emitTheme(defineTheme(lunarCycles));
