import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/panel.css.ts';
import { componentStyle } from '../shared/component-style.ts';

/** Within a navigation Safari keeps a list a list without its markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

/** A link of a navigation, or a dropdown's button beside it. */
export const item = componentStyle({
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
});

/** In a line of others. */
export const lineItem = componentStyle([
  item,
  {
    '@media': { [media.wide]: { paddingInline: vars.space.x3, fontSize: '1rem' } },
  },
]);

/** In a list, one under another. */
export const listItem = componentStyle([
  item,
  {
    display: 'flex',
    inlineSize: '100%',
    paddingInline: vars.space.x4,
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
  },
]);

export const listButton = componentStyle([listItem, { justifyContent: 'space-between' }]);

/** The brass mark under what is shown now: a border, so that forced colours keep it. */
export const current = componentStyle({
  fontWeight: 600,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: vars.space.x2,
    insetBlockEnd: '4px',
    borderBlockEnd: `2px solid ${vars.color.primary}`,
  },
  '@media': { [media.wide]: { '::after': { insetInline: vars.space.x3 } } },
});

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const floatingList = componentStyle([
  panel,
  {
    ...plainList,
    minInlineSize: '12rem',
    maxInlineSize: 'min(18rem, 100vw - 16px)',
    paddingBlock: vars.space.x2,
  },
]);

export const floatingLink = componentStyle([
  item,
  { display: 'flex', paddingInline: vars.space.x4, overflowWrap: 'anywhere' },
]);

export const inlineList = componentStyle({
  ...plainList,
  paddingInlineStart: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
});

/** In a list of links the mark stands at their start. Last, since it takes its room from their padding. */
export const currentInList = componentStyle({
  fontWeight: 600,
  boxShadow: 'none',
  borderInlineStart: `3px solid ${vars.color.primary}`,
  paddingInlineStart: `calc(${vars.space.x4} - 3px)`,
});
