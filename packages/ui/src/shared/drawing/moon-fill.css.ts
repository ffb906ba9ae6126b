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

const byScheme = ([inLight, inDark, ...forced]: Colours) => ({
  fill: [inDark, `light-dark(${inLight}, ${inDark})`],
  '@media': { [forcedLight]: { fill: forced[0] }, [forcedDark]: { fill: forced[1] } },
});

export const moonLit = baseStyle(byScheme(lit));
export const moonShade = baseStyle(byScheme(shade));
