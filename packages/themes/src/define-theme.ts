import { assertHex } from './color.ts';
import { deriveAstro, deriveColors } from './derive.ts';
import { brassScale } from './drawings/edges.ts';
import { assertPairs, declaredPairs } from './pairs.ts';
import type { Palette, ResolvedTheme, ThemeInput, ThemeVariant } from './theme-types.ts';

/** 55%: LOOK of a dialog's scrim. */
const SCRIM_ALPHA = '8C';
/** Ids become selectors and file names. */
const ID = /^[a-z][a-z0-9-]*$/;

/**
 * Fills every role of the contract from the specification's five colours and measures every declared pair of them.
 * Pure: the same input gives the same theme, and nothing is written anywhere.
 *
 * @throws Error naming the theme, the pair, the measured ratio and the floor, when text falls under 4.5:1 or a
 *   control, graphic or focus ring under 3:1; or naming a colour that is not `#rrggbb`.
 */
export function defineTheme(input: ThemeInput): ResolvedTheme {
  assertInput(input);
  const { id, name, description, icon, scheme, dynamic, colors, fonts, variants } = input;
  const palette = resolvePalette(input, id);
  return {
    id,
    name,
    description,
    icon,
    scheme,
    dynamic,
    colors,
    fonts,
    ...palette,
    scrim: `${scheme === 'dark' ? palette.color.background : palette.color.text}${SCRIM_ALPHA}`,
    variants: variants && {
      attribute: variants.attribute,
      values: variants.values.map((variant) => ({
        value: variant.value,
        ...resolvePalette(
          withVariant(input, variant),
          `${id} (${variants.attribute} ${variant.value})`,
          variant.value,
        ),
      })),
    },
  };
}

function resolvePalette(input: ThemeInput, title: string, variant?: string): Palette {
  const color = deriveColors(input);
  const astro = deriveAstro(input, color);
  const edge = (input.edge ?? brassScale)(color, astro, variant);
  const backdrop = input.backdrop?.(color, astro, variant);
  assertPairs(title, declaredPairs(color, astro, backdrop));
  return { color, astro, edge, backdrop };
}

function withVariant(input: ThemeInput, { colors, roles }: ThemeVariant): ThemeInput {
  return {
    ...input,
    colors: { ...input.colors, ...colors },
    roles: { ...input.roles, ...roles },
  };
}

function assertInput({ id, colors, roles, astro, well }: ThemeInput): void {
  if (!ID.test(id)) throw new Error(`theme id '${id}': use lower-case letters, digits and hyphens`);
  for (const [role, hex] of Object.entries({
    ...colors,
    ...roles,
    ...astro,
    ...(well && { well }),
  }))
    assertHex(hex, `theme '${id}', ${role}`);
}
