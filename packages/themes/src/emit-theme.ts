import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import type { ThemeRule } from './theme-css.ts';

/** Writes rules of a theme into the style sheet of the `.css.ts` file that calls this, in the layer `jyoti.tokens`. */
export function emitRules(rules: readonly ThemeRule[]): void {
  for (const { selector, declarations, colorScheme, media } of rules) {
    const rule = { vars: { ...declarations }, ...(colorScheme && { colorScheme }) };
    globalStyle(selector, {
      '@layer': {
        [layers.tokens]: media === undefined ? rule : { '@media': { [media]: rule } },
      },
    });
  }
}
