// Colour variants of the two dynamic themes, by weekday and Moon.
import { resolveTheme } from './resolve-theme.ts';
import { emitRules } from './emit-theme.ts';
import { dynamicRules } from './theme-css.ts';
import { themeInputs } from './themes/index.ts';

emitRules(themeInputs.flatMap((input) => dynamicRules(resolveTheme(input))));
