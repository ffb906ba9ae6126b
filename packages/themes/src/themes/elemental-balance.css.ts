import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { elementalBalance } from './elemental-balance.ts';

emitTheme(defineTheme(elementalBalance));
