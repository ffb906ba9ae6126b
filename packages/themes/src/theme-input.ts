import { contrastRatio, hexFrom, type Hex } from './color.ts';
import { JyotiThemeError, type ThemeErrorCode } from './theme-error.ts';
import {
  astroRoles,
  brandRoles,
  colorRoles,
  themeIcons,
  type LocalisedText,
  type CompleteInput,
  type ThemeCard,
  type ThemeFonts,
  type ThemeInput,
} from './theme-types.ts';

/** Ids become selectors and file names, attributes names of data attributes. */
const WORD = /^[a-z][a-z0-9-]*$/;

const SYSTEM_FACE = 'system-ui, sans-serif';
const DEFAULT_FONTS: ThemeFonts = {
  heading: SYSTEM_FACE,
  headingWeight: 600,
  body: SYSTEM_FACE,
};

type Fail = (code: ThemeErrorCode, message: string) => never;

/**
 * Validates the input of a theme and adds the defaults that need no derived colours.
 *
 * @throws JyotiThemeError naming the error
 */
export function completeInput(input: ThemeInput): CompleteInput {
  const { id, icon = 'circle-in-square', variants, fonts, edge, backdrop } = input;
  const { radius, space, motion } = input;
  const fail: Fail = (code, message) => {
    throw new JyotiThemeError(code, id, message);
  };
  if (!WORD.test(id)) fail('invalid_id', 'an id is lower-case letters, digits and hyphens');
  if (!(themeIcons as readonly string[]).includes(icon))
    fail('unknown_icon', `there is no icon '${icon}'; there are ${themeIcons.join(', ')}`);

  const colors = brandColors(input, fail);
  return {
    id,
    name: localised(input.name ?? inWords(id), 'name', fail),
    description: localised(input.description ?? '', 'description', fail),
    icon,
    scheme: schemeOf(input, colors, fail),
    dynamic: dynamicOf(input, fail),
    colors,
    fonts: { ...DEFAULT_FONTS, ...fonts },
    roles: hexes(input.roles, colorRoles, fail),
    astro: hexes(input.astro, astroRoles, fail),
    well: input.well === undefined ? undefined : hex('well', input.well, fail),
    edge,
    backdrop,
    radius,
    space,
    motion,
    variants: variants && {
      attribute: attributeOf(variants.attribute, fail),
      values: variants.values.map(({ value, ...changed }) => ({
        value,
        colors: hexes(changed.colors, brandRoles, fail),
        roles: hexes(changed.roles, colorRoles, fail),
      })),
    },
  };
}

/** `house-brand` as `House brand`. */
function inWords(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function localised(
  text: string | Partial<LocalisedText>,
  what: 'name' | 'description',
  fail: Fail,
): LocalisedText {
  const texts = typeof text === 'string' ? { en: text } : { ...text, en: text.en ?? '' };
  if (what === 'name' && Object.values(texts).some((one) => one?.trim() === ''))
    fail('empty_name', 'its name is empty; leave it out to name it after its id');
  return texts as LocalisedText;
}

function hex(role: string, text: string, fail: Fail): Hex {
  return (
    (typeof text === 'string' ? hexFrom(text) : undefined) ??
    fail(
      'invalid_color',
      `${role}: '${text}' is not an opaque colour; write hex, a name, rgb(), hsl(), oklab() or oklch()`,
    )
  );
}

function hexes<Role extends string>(
  given: Partial<Record<Role, string>> | undefined,
  known: readonly string[],
  fail: Fail,
): Partial<Record<Role, Hex>> {
  const entries = Object.entries<string | undefined>(given ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  for (const [role] of entries)
    if (!known.includes(role))
      fail('unknown_role', `there is no role '${role}'; there are ${known.join(', ')}`);
  return Object.fromEntries(
    entries.map(([role, text]) => [role, hex(role, text, fail)]),
  ) as Partial<Record<Role, Hex>>;
}

function brandColors({ colors }: ThemeInput, fail: Fail): ThemeCard['colors'] {
  const left = brandRoles.filter((role) => colors?.[role] === undefined);
  if (left.length > 0)
    fail('missing_color', `${left.join(', ')} left out; a theme needs ${brandRoles.join(', ')}`);
  return hexes(colors, brandRoles, fail) as ThemeCard['colors'];
}

function schemeOf({ scheme }: ThemeInput, colors: ThemeCard['colors'], fail: Fail) {
  const { background, text } = colors;
  const fromBlack = (color: Hex) => contrastRatio(color, '#000000');
  const actual = fromBlack(background) < fromBlack(text) ? 'dark' : 'light';
  if (scheme !== undefined && scheme !== actual)
    fail(
      'scheme_mismatch',
      `the background ${background} is ${actual === 'dark' ? 'darker' : 'lighter'} than the text ${text}, which makes the theme ${actual}, but scheme says ${scheme}`,
    );
  return actual;
}

function dynamicOf({ dynamic, variants }: ThemeInput, fail: Fail): boolean {
  const actual = variants !== undefined;
  if (dynamic !== undefined && dynamic !== actual)
    fail(
      'dynamic_mismatch',
      actual
        ? 'it has variants, but dynamic says false'
        : 'dynamic says true, but it has no variants',
    );
  return actual;
}

function attributeOf(attribute: string, fail: Fail): string {
  if (!WORD.test(attribute) || attribute === 'theme')
    fail(
      'invalid_attribute',
      `the attribute of its variants is '${attribute}'; use lower-case letters, digits and hyphens, and not 'theme'`,
    );
  return attribute;
}
