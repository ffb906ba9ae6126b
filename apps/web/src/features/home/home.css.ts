import { lineSize } from '../tarabala/line-size.ts';
import { defaultThemeId } from '@jyoti/themes';
import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Reserves the line while the greeting is unknown, as on the server. */
export const greeting = style({ minBlockSize: '1.6em', color: vars.color.secondary });

/** Hidden under other themes, whose own scene is still loading. */
export const firstTheme = style({
  selectors: { [`:root:not([data-theme="${defaultThemeId}"]) &`]: { visibility: 'hidden' } },
});

/** Height of the links below the hero: two lines on a phone, one on wider screens. */
const TOOLS = '6.5rem';
const TOOLS_OF_TABLET = '3.5rem';

/** The hero fills the window; the links lie over the end of its slides. */
export const firstScreen = style({
  vars: { '--jyoti-below-hero': TOOLS },
  '@media': { [media.tablet]: { vars: { '--jyoti-below-hero': TOOLS_OF_TABLET } } },
});

// On a phone the theme picker's button has its place beside the controls of the hero.
globalStyle(`html:has(${firstScreen})`, {
  '@media': { [media.belowTablet]: { vars: { '--jyoti-picker-lift': TOOLS } } },
});

export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: vars.space.x4,
  minBlockSize: TOOLS,
  paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.text.small,
  '@media': {
    [media.tablet]: {
      justifyContent: 'space-between',
      minBlockSize: TOOLS_OF_TABLET,
      // The theme picker's button lies at the end of the line: it would hide if it covered a link.
      '::after': { content: '""', inlineSize: vars.size.target },
    },
  },
});

export const trust = style({
  lineHeight: vars.lineHeight.label,
  fontSize: vars.text.small,
  '@media': { [media.tablet]: { fontSize: vars.text.body } },
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: 'inherit',
});

export const star = style({
  flexShrink: 0,
  color: vars.color.primary,
  fill: 'currentColor',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const skyCaption = style({ maxInlineSize: 'none' });

export const failed = style({ paddingBlockStart: vars.space.x5 });

/** The section above has the same background, so its padding is enough. */
export const awards = style({ paddingBlockStart: 0 });

/** As tall as a few answers, so that filtering does not shift the page. */
export const answers = style({
  paddingBlockStart: 0,
  '@media': { [media.desktop]: { minBlockSize: '34rem' } },
});

export const wheel = style({ marginInline: 'auto' });

/** Texts of signs and tabs differ in length; the wheel next to them does not move. */
export const signDetail = style({ '@media': { [media.desktop]: { minBlockSize: '34rem' } } });

export const skyBox = style({
  display: 'grid',
  alignContent: 'center',
  background: vars.color.background,
});

/** Reserves the space of the sky box while it loads, to avoid a layout shift. */
export const skyWaiting = style({ minBlockSize: '22rem' });

/** As high as the day of a birth star while its code loads. */
export const starWaiting = style({ minBlockSize: lineSize });
