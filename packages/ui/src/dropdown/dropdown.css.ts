import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { panel } from '../shared/panel.css.ts';

const layer = (rule: Omit<StyleRule, '@layer' | 'vars'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** Within a navigation Safari keeps a list a list without its markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

/** A link of a navigation, or a dropdown's button beside it. */
export const item = style(
  layer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.x2,
    color: vars.color.text,
    fontSize: vars.text.small,
    lineHeight: 1.2,
    textDecoration: 'none',
    // Names of two words stand in two lines where the line is full.
    textWrap: 'balance',
    cursor: 'pointer',
    selectors: {
      '&:hover': {
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.primary,
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.4em',
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);

/** In a line of others. */
export const lineItem = style([
  item,
  layer({
    '@media': { [media.wide]: { paddingInline: vars.space.x3, fontSize: '1rem' } },
  }),
]);

/** In a list, one under another. */
export const listItem = style([
  item,
  layer({
    display: 'flex',
    inlineSize: '100%',
    paddingInline: vars.space.x4,
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
  }),
]);

export const listButton = style([listItem, layer({ justifyContent: 'space-between' })]);

/** The brass mark under what is shown now: a border, so that forced colours keep it. */
export const current = style(
  layer({
    fontWeight: 600,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.x2,
      insetBlockEnd: '4px',
      borderBlockEnd: `2px solid ${vars.color.primary}`,
    },
    '@media': { [media.wide]: { '::after': { insetInline: vars.space.x3 } } },
  }),
);

export const chevron = style(
  layer({
    flexShrink: 0,
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);

export const floatingList = style([
  panel,
  layer({
    ...plainList,
    minInlineSize: '12rem',
    maxInlineSize: 'min(18rem, 100vw - 16px)',
    paddingBlock: vars.space.x2,
  }),
]);

export const floatingLink = style([
  item,
  layer({ display: 'flex', paddingInline: vars.space.x4, overflowWrap: 'anywhere' }),
]);

export const inlineList = style(
  layer({ ...plainList, paddingInlineStart: vars.space.x4, paddingBlockEnd: vars.space.x2 }),
);

/** In a list of links the mark stands at their start. Last, since it takes its room from their padding. */
export const currentInList = style(
  layer({
    fontWeight: 600,
    boxShadow: 'none',
    borderInlineStart: `3px solid ${vars.color.primary}`,
    paddingInlineStart: `calc(${vars.space.x4} - 3px)`,
  }),
);
