import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { planetaryInfluence } from './planetary-influence.ts';

emitTheme(defineTheme(planetaryInfluence));
