import { vars } from '@jyoti/themes/contract';
import { partGlobal, partStyle, partVariants } from '../shared/styles/component-style.ts';

const base = partStyle({
  minInlineSize: 0,
  padding: 0,
  color: vars.color.text,
  listStyle: 'none',
});

/** What leads the items shares one column, as wide as the widest of them. */
const stacked = partStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
  columnGap: vars.space.x3,
});

const coin = '2.75rem';

const steps = partStyle({ counterReset: 'step', columnGap: vars.space.x4 });

const inline = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  // The tick before the first item of a line is outside and clipped.
  overflow: 'clip',
});

export const list = partVariants({
  plain: [base, stacked],
  divided: [base, stacked],
  steps: [base, stacked, steps],
  inline: [base, inline],
});

partGlobal(`${stacked} > *`, { gridColumn: '1 / -1', minInlineSize: 0 });

partGlobal(`${inline} > *`, { position: 'relative', minInlineSize: 0 });
partGlobal(`${inline} > *::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.x5} / 2)`,
  insetBlockStart: '0.45em',
  blockSize: '0.8em',
  borderInlineStart: `1px solid ${vars.color.primary}`,
});

export const item = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  minInlineSize: 0,
  selectors: {
    // Browsers without subgrid use the first value.
    [`${stacked} > &`]: { gridTemplateColumns: ['auto minmax(0, 1fr)', 'subgrid'] },
    [`${steps} > &`]: { columnGap: vars.space.x4 },
  },
});

export const align = partVariants({
  baseline: { alignItems: 'baseline' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
});

const small = { color: vars.color.textMuted, fontSize: vars.text.small };

export const leading = partStyle({ ...small, minInlineSize: 0 });

/** What trails moves below the content if both do not fit on a line. */
export const body = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minInlineSize: 0,
});

export const bodyAlone = partStyle({ gridColumn: '1 / -1' });

export const content = partStyle({
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = partStyle(small);

export const trailing = partStyle({ flexShrink: 0, maxInlineSize: '100%' });

partGlobal(`${steps} > *`, {
  position: 'relative',
  alignItems: 'center',
  minBlockSize: coin,
  maxInlineSize: vars.size.measure,
  counterIncrement: 'step',
});
/** A circle with the number of the step; the list semantics convey it to assistive technology. */
partGlobal(`${steps} > *::before`, {
  content: ['counter(step)', 'counter(step) / ""'],
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: coin,
  blockSize: coin,
  border: `1.5px solid ${vars.color.primary}`,
  borderRadius: vars.radius.full,
  outline: `1px dashed ${vars.color.primary}`,
  outlineOffset: '-5px',
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});
/** From circle to circle. */
partGlobal(`${steps} > *:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(${coin} / 2 - 0.5px)`,
  insetBlockStart: coin,
  blockSize: `calc(100% - ${coin} + ${vars.space.x4})`,
  borderInlineStart: `1px solid ${vars.color.border}`,
});
partGlobal(`${steps} > * > *`, { gridColumn: 2 });
