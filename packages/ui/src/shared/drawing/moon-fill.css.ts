import { vars } from '@jyoti/themes/contract';
import { baseStyle } from '../styles/component-style.ts';

/** Forced colours leave two colours; the lighter one is the illuminated part. */
const forcedDark = '(forced-colors: active) and (prefers-color-scheme: dark)';
const forcedLight = '(forced-colors: active) and (prefers-color-scheme: light)';

type Colours = readonly [
  inLight: string,
  inDark: string,
  forcedInLight: string,
  forcedInDark: string,
];

/** The illuminated part is bright in light themes too, where the Moon's text colour is dark. */
const lit: Colours = [vars.color.raised, vars.astro.moon, 'Canvas', 'CanvasText'];
const shade: Colours = [vars.astro.moon, vars.color.sky3, 'CanvasText', 'Canvas'];

const byScheme = (property: 'fill' | 'background', [inLight, inDark, ...forced]: Colours) => ({
  [property]: [inDark, `light-dark(${inLight}, ${inDark})`],
  '@media': {
    [forcedLight]: { [property]: forced[0] },
    [forcedDark]: { [property]: forced[1] },
  },
});

export const moonLit = baseStyle(byScheme('fill', lit));
export const moonShade = baseStyle(byScheme('fill', shade));

const mark = baseStyle({
  flexShrink: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  border: '1px solid currentColor',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** Full and new moon in a day of a calendar. */
export const moonMark = {
  full: baseStyle([
    mark,
    byScheme('background', lit),
    { '@media': { print: { background: 'Canvas' } } },
  ]),
  new: baseStyle([
    mark,
    byScheme('background', shade),
    { '@media': { print: { background: 'CanvasText' } } },
  ]),
};
