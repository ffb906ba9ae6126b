import { resolveTheme } from './resolve-theme.ts';
import { themeInputs } from './themes/index.ts';
import type { ResolvedTheme } from './theme-types.ts';

/**
 * One of the ten themes of the kit with all of its colours, to build a pair with: `themeCss({ light, dark })`.
 *
 * @throws RangeError for an id that is not in `themeList`
 */
export function kitTheme(id: string): ResolvedTheme {
  const input = themeInputs.find((theme) => theme.id === id);
  if (!input) {
    const ids = themeInputs.map((theme) => theme.id).join(', ');
    throw new RangeError(`the kit has no theme '${id}'; it has ${ids}`);
  }
  return resolveTheme(input);
}
