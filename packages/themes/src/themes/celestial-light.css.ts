import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { celestialLight } from './celestial-light.ts';

emitTheme(defineTheme(celestialLight));
