import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { cosmicDepths } from './cosmic-depths.ts';

emitTheme(defineTheme(cosmicDepths));
