import { resolveTheme } from './resolve-theme.ts';
import { JyotiThemeError } from './theme-error.ts';
import { SYSTEM_THEME_ID } from './system-theme.ts';
import { themeIds } from './theme-ids.ts';
import type { ResolvedTheme, ThemeInput } from './theme-types.ts';

const TAKEN: readonly string[] = [...themeIds, SYSTEM_THEME_ID];

/**
 * Makes a theme of an id and five colours: fills every role of the contract from them and measures every declared pair.
 * Pure: the same input gives the same theme, and nothing is written anywhere.
 *
 * @throws JyotiThemeError whose `code` says what is wrong with the input: an id that is no lower-case word or that of a
 *   theme of the kit, an empty name, an icon that there is not, a colour left out or that is none, a role that there is
 *   not, a scheme that the colours contradict. With `low_contrast`, `problems` holds every pair in which text falls under
 *   4.5:1 or a control, graphic or focus ring under 3:1, each with the nearest tone that passes.
 */
export function defineTheme(input: ThemeInput): ResolvedTheme {
  if (TAKEN.includes(input.id))
    throw new JyotiThemeError(
      'id_taken',
      input.id,
      `the kit has a theme of this id; choose another. Taken are ${TAKEN.join(', ')}`,
    );
  return resolveTheme(input);
}
