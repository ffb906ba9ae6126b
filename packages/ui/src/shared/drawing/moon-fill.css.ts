import { vars } from '@jyoti/themes/contract';
import { baseStyle } from '../styles/component-style.ts';

/** Of the two colours that are left then, the lighter is the lit part. */
const forcedDark = '(forced-colors: active) and (prefers-color-scheme: dark)';
const forcedLight = '(forced-colors: active) and (prefers-color-scheme: light)';

/** A moon is bright where it is lit, in light themes too, where the Moon's ink is dark. */
const byScheme = (inLight: string, inDark: string, forcedInLight: string, forcedInDark: string) =>
  baseStyle({
    fill: [inDark, `light-dark(${inLight}, ${inDark})`],
    '@media': { [forcedDark]: { fill: forcedInDark }, [forcedLight]: { fill: forcedInLight } },
  });

export const moonLit = byScheme(vars.color.raised, vars.astro.moon, 'Canvas', 'CanvasText');
export const moonShade = byScheme(vars.astro.moon, vars.color.sky3, 'CanvasText', 'Canvas');
