import { defaultThemeId } from '@jyoti/themes';
import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Keeps its line while the greeting is not known, as on the server. */
export const greeting = style({ minBlockSize: '1.6em', color: vars.color.secondary });

/** Not under another theme, whose own scene is on its way. */
export const firstTheme = style({
  selectors: { [`:root:not([data-theme="${defaultThemeId}"]) &`]: { visibility: 'hidden' } },
});

export const skyCaption = style({ maxInlineSize: 'none' });

export const failed = style({ paddingBlockStart: vars.space.x5 });

/** The section above it has the same ground, so its padding is enough. */
export const awards = style({ paddingBlockStart: 0 });

/** As tall as a few answers, so that a narrower choice moves nothing below. */
export const answers = style({
  paddingBlockStart: 0,
  '@media': { [media.desktop]: { minBlockSize: '34rem' } },
});

export const wheel = style({ marginInline: 'auto' });

/** Texts about another sign or tab differ in length: the wheel beside them keeps its place. */
export const signDetail = style({ '@media': { [media.desktop]: { minBlockSize: '34rem' } } });

export const skyBox = style({
  display: 'grid',
  alignContent: 'center',
  background: vars.color.background,
});

/** Keeps the place of the sky box while it loads, so that nothing moves. */
export const skyWaiting = style({ minBlockSize: '22rem' });
