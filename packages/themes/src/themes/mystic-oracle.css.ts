import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { mysticOracle } from './mystic-oracle.ts';

emitTheme(defineTheme(mysticOracle));
