import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { stargazer } from './stargazer.ts';

emitTheme(defineTheme(stargazer));
