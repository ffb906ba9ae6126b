import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { themeRules } from './theme-css.ts';
import type { ResolvedTheme } from './theme-types.ts';

/** Writes a theme into the style sheet of the `.css.ts` file that calls this, in the layer `jyoti.tokens`. */
export function emitTheme(theme: ResolvedTheme): void {
  for (const { selector, declarations, colorScheme } of themeRules(theme)) {
    globalStyle(selector, {
      '@layer': {
        [layers.tokens]: { vars: { ...declarations }, ...(colorScheme && { colorScheme }) },
      },
    });
  }
}
