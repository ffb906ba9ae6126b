import { vars } from '@jyoti/themes/contract';
import { baseStyle } from '../styles/component-style.ts';

/** Forced colours leave two colours; the lighter one is the illuminated part. */
const forcedDark = '(forced-colors: active) and (prefers-color-scheme: dark)';
const forcedLight = '(forced-colors: active) and (prefers-color-scheme: light)';

/** The illuminated part is bright in light themes too, where the Moon's text colour is dark. */
const byScheme = (inLight: string, inDark: string, forcedInLight: string, forcedInDark: string) =>
  baseStyle({
    fill: [inDark, `light-dark(${inLight}, ${inDark})`],
    '@media': { [forcedDark]: { fill: forcedInDark }, [forcedLight]: { fill: forcedInLight } },
  });

export const moonLit = byScheme(vars.color.raised, vars.astro.moon, 'Canvas', 'CanvasText');
export const moonShade = byScheme(vars.astro.moon, vars.color.sky3, 'CanvasText', 'Canvas');
