import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { sacredGeometry } from './sacred-geometry.ts';

emitTheme(defineTheme(sacredGeometry));
