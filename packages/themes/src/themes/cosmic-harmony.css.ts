import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { cosmicHarmony } from './cosmic-harmony.ts';

emitTheme(defineTheme(cosmicHarmony));
