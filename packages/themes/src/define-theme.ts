import { resolveTheme } from './resolve-theme.ts';
import { JyotiThemeError } from './theme-error.ts';
import { SYSTEM_THEME_ID } from './system-theme.ts';
import { themeIds } from './theme-ids.ts';
import type { ResolvedTheme, ThemeInput } from './theme-types.ts';

const TAKEN: readonly string[] = [...themeIds, SYSTEM_THEME_ID];

/**
 * Creates a theme from an id and five colours: derives every role of the contract and measures every declared pair. A
 * pure function without side effects.
 *
 * @throws JyotiThemeError whose `code` names the error of the input: an id that is not a lower-case word or is that of
 * a theme of the kit, an empty name, an unknown icon, a missing or invalid colour, an unknown role, a scheme that
 * contradicts the colours. With `low_contrast`, `problems` has every pair in which text is under 4.5:1 or a control,
 * graphic or focus ring under 3:1, each with the nearest tone that passes.
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
