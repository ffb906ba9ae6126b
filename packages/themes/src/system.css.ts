// The themes of `systemPair` under one attribute, by the light or dark setting of the system.
import { emitRules } from './emit-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { pairRules } from './theme-css.ts';
import { celestialLight } from './themes/celestial-light.ts';
import { cosmicDepths } from './themes/cosmic-depths.ts';

emitRules(pairRules({ light: resolveTheme(celestialLight), dark: resolveTheme(cosmicDepths) }));
