import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = layers.components;
const roomy = '(min-width: 40rem)';

/** Where now stands along the scale, as a percentage. */
export const nowAt = '--jyoti-dasha-now';
/** How much of the scale a period takes, 0 to 1. */
export const share = '--jyoti-dasha-share';

export const figure = style({
  '@layer': { [layer]: { margin: 0, containerType: 'inline-size' } },
});

export const caption = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.x2,
      marginBlockEnd: vars.space.x4,
    },
  },
});

export const title = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.heading,
      fontWeight: vars.font.headingWeight,
      fontSize: vars.text.h3,
      lineHeight: 1.25,
    },
  },
});

export const note = style({
  '@layer': { [layer]: { color: vars.color.textMuted, fontSize: vars.text.small } },
});

export const scale = style({
  '@layer': { [layer]: { position: 'relative', paddingBlockStart: '2rem' } },
});

export const now = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: `var(${nowAt})`,
      blockSize: '3.25rem',
      borderInlineStart: `2px solid ${vars.color.text}`,
      fontSize: vars.text.caption,
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
  },
});

export const nowLabel = recipe({
  base: {
    '@layer': {
      [layer]: { position: 'absolute', insetBlockStart: '-0.25rem', paddingInline: vars.space.x2 },
    },
  },
  variants: {
    side: {
      after: { '@layer': { [layer]: { insetInlineStart: 0 } } },
      before: { '@layer': { [layer]: { insetInlineEnd: 0 } } },
    },
  },
});

export const bar = style({
  '@layer': {
    [layer]: { display: 'flex', gap: '1px', margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const segment = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      flex: `var(${share}) 1 0`,
      minInlineSize: 0,
      fontSize: vars.text.caption,
    },
  },
});

export const block = recipe({
  base: {
    '@layer': {
      [layer]: {
        display: 'grid',
        placeItems: 'center',
        blockSize: '1.5rem',
        overflow: 'clip',
        borderBlock: '1px solid transparent',
        background: vars.color.sky3,
      },
    },
  },
  variants: {
    running: {
      true: {
        '@layer': {
          [layer]: {
            background: vars.color.primaryFill,
            color: vars.color.onPrimary,
            // The running one is also the one with an edge, where colours are forced.
            borderBlockColor: vars.color.text,
          },
        },
      },
    },
  },
});

export const name = recipe({
  base: {
    '@layer': {
      [layer]: {
        display: 'none',
        marginBlockStart: vars.space.x2,
        color: vars.color.textMuted,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        '@container': { [roomy]: { display: 'block' } },
      },
    },
  },
  variants: {
    running: {
      true: { '@layer': { [layer]: { color: vars.color.text, fontWeight: 600 } } },
    },
  },
});

/** Where the bar has no room for names, a list beneath it says which shape is which. */
export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.x1,
      margin: 0,
      marginBlockStart: vars.space.x4,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.text.small,
      '@container': { [roomy]: { display: 'none' } },
    },
  },
});

export const listItem = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.x2,
      minBlockSize: '1.75rem',
    },
  },
});

export const years = style({
  '@layer': { [layer]: { marginInlineStart: 'auto', color: vars.color.textMuted } },
});

globalStyle(`${listItem}[data-state="running"]`, {
  '@layer': { [layer]: { fontWeight: 600 } },
});
