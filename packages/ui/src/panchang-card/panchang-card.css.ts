import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const middle = `${frame} ${containerQuery.from('medium')}`;
const wide = `${frame} ${containerQuery.from('full')}`;
/** Elapsed fraction of a limb. */
export const over = '--jyoti-panchang-over';

const hairline = `1px solid ${vars.color.border}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const place = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const opening = componentStyle({
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.x3,
  fontSize: vars.text.lead,
});

/** A card with a double border and its five limbs side by side if they fit. */
export const limbs = componentStyle({
  display: 'grid',
  marginBlockStart: vars.space.x5,
  padding: '6px',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const limb = componentStyle({
  minInlineSize: 0,
  // Each overlaps the border of the previous one, so that lines between two are never double.
  margin: '0 0 -1px -1px',
  padding: vars.space.x4,
  border: hairline,
  overflowWrap: 'break-word',
  '@container': {
    [middle]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
    [wide]: { selectors: { '&:first-child': { gridColumn: 'auto' } } },
  },
});

export const limbHead = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '1.75rem',
  marginBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const limbLabel = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const limbBody = componentStyle({ display: 'grid', gap: '0.125rem' });

export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.title,
});

export const nativeName = componentStyle({ color: vars.color.textMuted });

export const detail = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Elapsed time as a bar; measures use the brass colour. */
export const gauge = componentStyle({
  position: 'relative',
  display: 'block',
  blockSize: '0.75rem',
  marginBlockStart: vars.space.x2,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: `2px solid ${vars.color.control}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 1.5px)',
    inlineSize: `var(${over})`,
    borderBlockStart: `3px solid ${vars.color.primary}`,
  },
});

export const gaugeMark = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: `var(${over})`,
  borderInlineStart: `3px solid ${vars.color.text}`,
});

export const until = componentStyle({ fontSize: vars.text.small, fontWeight: vars.weight.strong });

export const others = componentStyle({
  marginBlockStart: vars.space.x2,
  padding: 0,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: hairline,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const risings = componentStyle({
  display: 'grid',
  gap: `0 ${vars.space.x5}`,
  marginBlockStart: vars.space.x4,
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const rising = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minBlockSize: '2.75rem',
  borderBlockEnd: hairline,
});

export const risingName = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
});

export const risingTime = componentStyle({
  fontWeight: vars.weight.strong,
  textAlign: 'end',
});

export const noTime = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});
