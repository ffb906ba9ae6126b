// The base for products that adopt the kit piece by piece: outside of `data-jyoti` the page stays as it is.
import './base/tokens.css.ts';
import './base/preferences.css.ts';
import { emitBase } from './base/emit-base.ts';
import { marked } from './base/scope.ts';

emitBase(marked);
