import './base/tokens.css.ts';
import './base/preferences.css.ts';
import { emitBase } from './base/emit-base.ts';
import { page } from './base/scope.ts';

emitBase(page);
