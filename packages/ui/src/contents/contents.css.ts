import { media, tallScreen } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Two sticky bars would leave no space to read on a phone in landscape. */
const narrowAndTall = `${media.belowDesktop} and ${tallScreen}`;

export const root = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.x5})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.x5})`,
      overflowY: 'auto',
    },
    [media.belowDesktop]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      background: vars.color.background,
      borderBlock: `1px solid ${vars.color.border}`,
    },
    [narrowAndTall]: { position: 'sticky', insetBlockStart: vars.size.header, zIndex: 1 },
    print: { display: 'none' },
  },
});

export const title = componentStyle({
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const list = componentStyle({
  display: 'flex',
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
    [media.belowDesktop]: {
      overflowX: 'auto',
      paddingInline: `calc(${vars.size.gutter} - ${vars.space.x3})`,
      scrollbarWidth: 'none',
    },
  },
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.label,
  textDecoration: 'none',
  // A ring outside the link would be clipped by the list, which scrolls.
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { color: vars.color.text, textDecorationLine: 'underline' },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.strong },
  },
  '@media': {
    [media.desktop]: {
      position: 'relative',
      minBlockSize: vars.size.small,
      paddingBlock: vars.space.x2,
      paddingInlineStart: vars.space.x5,
      selectors: {
        // The long tick of the scale marks the section being read.
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          inlineSize: vars.space.x3,
          borderBlockStart: `2px solid ${vars.color.primary}`,
        },
      },
    },
    [media.belowDesktop]: {
      whiteSpace: 'nowrap',
      selectors: {
        // Unlike a shadow, a border is visible in forced colours.
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: 0,
          insetInline: 0,
          borderBlockEnd: `2px solid ${vars.color.primary}`,
        },
      },
      position: 'relative',
    },
  },
});
