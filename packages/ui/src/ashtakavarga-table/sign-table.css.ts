import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, type Rule } from '../shared/styles/component-style.ts';
import { visuallyHiddenRules } from '../shared/styles/visually-hidden-rules.ts';
const frame = createContainer();
const narrowFrame = `${frame} ${containerQuery.below('wide')}`;
/** In print nothing can be scrolled: all signs are on the sheet. */
const onPaper = { print: { minInlineSize: 0 } };

/** On a phone, where more columns in view matter more than their width. */
const compact = (rule: Rule): Rule => ({
  '@container': { [`${frame} ${containerQuery.below('medium')}`]: rule },
});
const forced = '(forced-colors: active)';

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  color: vars.color.text,
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const caption = componentStyle({
  paddingInline: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
});

/** Stays in view while the grid below it is scrolled. */
export const captionText = componentStyle({
  position: 'sticky',
  insetInlineStart: vars.space.x4,
  display: 'inline-block',
});

/** The sums are on a ruled line, like a scale, interrupted between the signs. */
const ruled = `0 -2px 0 ${vars.color.control}`;

/** Covers the gaps between cells that slide below. */
const gap = `3px 0 0 ${vars.color.surface}, -3px 0 0 ${vars.color.surface}`;

const pinned = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  textAlign: 'start',
  boxShadow: gap,
  ...compact({ paddingInline: vars.space.x2, fontSize: vars.text.small }),
});

const head = componentStyle({
  paddingBlock: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.title,
  verticalAlign: 'bottom',
});

export const corner = componentStyle([head, pinned]);
export const totalHeader = componentStyle([head, { paddingInline: vars.space.x2 }]);

export const columnHeader = componentRecipe({
  base: [
    head,
    {
      inlineSize: '6.6%',
      minInlineSize: '44px',
      '@media': onPaper,
      ...compact({ minInlineSize: '30px' }),
    },
  ],
  variants: { rising: { true: { color: vars.color.text } } },
});

export const figure = componentStyle({ display: 'block', marginInline: 'auto' });

/** The names of twelve signs are side by side only in a wide container; the figure always is. */
export const signName = componentStyle({
  display: 'block',
  fontSize: vars.text.caption,
  '@container': {
    [narrowFrame]: visuallyHiddenRules,
  },
});

export const house = componentStyle({
  display: 'block',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});

export const rowHeader = componentStyle([
  pinned,
  {
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    lineHeight: vars.lineHeight.title,
    selectors: { 'tfoot &': { boxShadow: `${ruled}, ${gap}` } },
  },
]);

export const body = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

const hatch = `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, ${vars.color.danger} 22%, transparent) 5px 6px)`;

/** Three backgrounds: a tint over a base line, a plain cell, a hatched tint under a line. */
const grounds = {
  strong: {
    borderColor: vars.color.successSoft,
    borderBlockEndColor: vars.color.success,
    background: vars.color.successSoft,
    '@media': { [forced]: { borderBlockEndWidth: '3px' } },
  },
  plain: { borderColor: vars.color.border },
  weak: {
    borderColor: vars.color.dangerSoft,
    borderBlockStartColor: vars.color.danger,
    backgroundColor: vars.color.dangerSoft,
    backgroundImage: hatch,
    '@media': { [forced]: { borderBlockStartWidth: '3px' } },
  },
};

const ground = {
  borderStyle: 'solid',
  borderInlineWidth: '1px',
  borderBlockWidth: '2px',
  borderColor: 'transparent',
  borderRadius: vars.radius.cell,
} as const;

export const cell = componentRecipe({
  base: {
    ...ground,
    position: 'relative',
    minInlineSize: '44px',
    blockSize: '40px',
    '@media': onPaper,
    ...compact({ minInlineSize: '30px', blockSize: '32px' }),
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    selectors: { 'tfoot &': { boxShadow: ruled } },
  },
  variants: {
    heat: grounds,
    rising: { true: { outline: `1px solid ${vars.color.control}` } },
  },
});

export const mark = componentRecipe({
  base: {
    position: 'absolute',
    insetInlineEnd: '4px',
    inlineSize: '8px',
    blockSize: '7px',
    ...compact({ insetInlineEnd: '1px' }),
    '@media': { [forced]: { fill: 'CanvasText' } },
  },
  variants: {
    heat: {
      strong: { insetBlockStart: '3px', fill: vars.color.success },
      plain: {},
      weak: { insetBlockEnd: '3px', fill: vars.color.danger },
    },
  },
});

export const total = componentStyle({
  paddingInline: vars.space.x2,
  fontWeight: vars.weight.strong,
  selectors: { 'tfoot &': { boxShadow: ruled } },
});

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x3,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const legendItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const sample = componentRecipe({
  base: { ...ground, position: 'relative', inlineSize: '28px', blockSize: '20px' },
  variants: { heat: grounds },
});

export const note = componentStyle({
  marginBlockStart: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** A bindu: a point granted by its giver. */
export const bindu = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  border: `1px solid ${vars.color.primary}`,
  borderRadius: vars.radius.full,
  background: vars.color.primarySoft,
  ...compact({ inlineSize: '24px', blockSize: '24px' }),
});

export const none = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});
