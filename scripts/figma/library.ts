// Tokens of the kit as collections of variables, styles of text and effects.
import { scaleTokens, themeTokens } from '../../packages/themes/scripts/design-tokens.ts';
import { scale } from '../../packages/themes/src/base/scale.ts';
import { resolveTheme } from '../../packages/themes/src/resolve-theme.ts';
import { themeInputs } from '../../packages/themes/src/themes/index.ts';
import type { Collection, ComponentSet, Library, TextStyle, VariableValue } from './types.ts';

interface Token {
  readonly $value: unknown;
}

/** Tokens of a file by path, `color/primary`, without those that only a variant of a theme has. */
function tokensIn(group: object, path: readonly string[] = []): [name: string, value: unknown][] {
  return Object.entries(group).flatMap(([name, one]) => {
    if (name.startsWith('$') || typeof one !== 'object' || one === null) return [];
    const own = [...path, name];
    return '$value' in one ? [[own.join('/'), (one as Token).$value]] : tokensIn(one, own);
  });
}

interface ColorValue {
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
}

/** A value of the token format as Figma has it: lengths are px, times ms. */
function valueOf(token: unknown): VariableValue {
  if (typeof token === 'number' || typeof token === 'string') return token;
  if (Array.isArray(token)) return String(token[0]);
  const { components, alpha = 1 } = token as ColorValue;
  if (components) {
    const [r, g, b] = components;
    return { r, g, b, a: alpha };
  }
  return (token as { value: number }).value;
}

function collection(name: string, modes: Readonly<Record<string, object>>): Collection {
  const values = Object.values(modes).map((tokens) => new Map(tokensIn(tokens)));
  const [first = new Map<string, unknown>()] = values;
  return {
    name,
    modes: Object.keys(modes),
    variables: [...first.keys()]
      // A curve is no variable.
      .filter((token) => !token.endsWith('/ease'))
      .map((token) => {
        const own = values.map((mode) => valueOf(mode.get(token)));
        const type =
          typeof own[0] === 'object' ? 'COLOR' : typeof own[0] === 'number' ? 'FLOAT' : 'STRING';
        return { name: token, type, values: own };
      }),
  };
}

/** What only a theme that follows the sky has is left out: a collection has the same variables in each mode. */
const withoutVariants = ({ color, astro, font }: Record<string, object>) => ({
  color: color!,
  astro: astro!,
  font: font!,
});

const HEADINGS = /^(?:h\d|display)$/;

function textStyles(family: Readonly<Record<'heading' | 'body', string>>): TextStyle[] {
  return Object.entries(scale.text).map(([name, [, size]]) => {
    const isHeading = HEADINGS.test(name);
    return {
      name: `${isHeading ? 'Heading' : 'Text'}/${name}`,
      family: isHeading ? family.heading : family.body,
      weight: scale.weight.regular,
      size,
      lineHeight: isHeading ? scale.lineHeight.heading : scale.lineHeight.text,
      bound: {
        fontSize: `text/${name}`,
        fontFamily: isHeading ? 'font/heading' : 'font/body',
      },
    };
  });
}

/** The whole library, with the components as they were drawn by a browser. */
export function libraryOf(components: readonly ComponentSet[]): Library {
  const themes = themeInputs.map(resolveTheme);
  const { text, ...base } = scaleTokens(scale) as Record<string, object> & {
    text: { narrow: object; wide: object };
  };
  const byName = Object.fromEntries(
    themes.map((theme) => [
      theme.name.en,
      withoutVariants(themeTokens(theme) as Record<string, object>),
    ]),
  );
  const [first] = themes;
  const familyOf = (list = '') => list.split(',')[0]!.trim().replaceAll('"', '');
  return {
    collections: [
      collection('Jyoti themes', byName),
      collection('Jyoti scale', { Value: base }),
      collection('Jyoti text', {
        '1280 px': { text: text.wide },
        '360 px': { text: text.narrow },
      }),
    ],
    textStyles: textStyles({
      heading: familyOf(first?.fonts.heading),
      body: familyOf(first?.fonts.body),
    }),
    // The outline of the kit is 3 px wide and 2 px away; a shadow has no distance.
    effectStyles: [
      {
        name: 'Focus ring',
        rings: [{ color: 'color/focus', spread: 3 }],
      },
    ],
    components,
  };
}
