import { deriveAstro, deriveColors } from './derive.ts';
import { brassScale } from './drawings/edges.ts';
import { assertReadable, declaredPairs, problemsIn } from './pairs.ts';
import type { ContrastProblem } from './theme-error.ts';
import { completeInput } from './theme-input.ts';
import type { CompleteInput, Palette, ResolvedTheme, ThemeInput } from './theme-types.ts';

/** 55%: LOOK of a dialog's scrim. */
const SCRIM_ALPHA = '8C';

type Variant = NonNullable<CompleteInput['variants']>['values'][number];

/**
 * Fills every role of the contract and measures every declared pair of them, of the kit's own themes too.
 *
 * @throws JyotiThemeError as `defineTheme`, but for `id_taken`
 */
export function resolveTheme(input: ThemeInput): ResolvedTheme {
  const complete = completeInput(input);
  const { id, name, description, icon, scheme, dynamic, colors, fonts } = complete;
  const { radius, space, motion, variants } = complete;
  const { attribute } = variants ?? {};
  const palette = paletteOf(complete);
  const values = (variants?.values ?? []).map((variant) => ({
    value: variant.value,
    ...paletteOf(withVariant(complete, variant), variant.value),
  }));
  assertReadable(id, [
    ...problemsOf(palette),
    ...values.flatMap((variant) => problemsOf(variant, `${attribute} ${variant.value}`)),
  ]);
  const { background, text } = palette.color;
  return {
    id,
    name,
    description,
    icon,
    scheme,
    dynamic,
    colors,
    fonts,
    radius,
    space,
    motion,
    ...palette,
    scrim: `${scheme === 'dark' ? background : text}${SCRIM_ALPHA}`,
    variants: attribute === undefined ? undefined : { attribute, values },
  };
}

function paletteOf(input: CompleteInput, variant?: string): Palette {
  const color = deriveColors(input);
  const astro = deriveAstro(input, color);
  const edge = (input.edge ?? brassScale)(color, astro, variant);
  const backdrop = input.backdrop?.(color, astro, variant);
  return { color, astro, edge, backdrop };
}

const problemsOf = ({ color, astro, backdrop }: Palette, variant?: string): ContrastProblem[] =>
  problemsIn(declaredPairs(color, astro, backdrop), variant);

const withVariant = (input: CompleteInput, { colors, roles }: Variant): CompleteInput => ({
  ...input,
  colors: { ...input.colors, ...colors },
  roles: { ...input.roles, ...roles },
});
