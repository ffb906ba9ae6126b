import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

const coinSize = '2.75rem';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  counterReset: 'step',
});

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x4,
  counterIncrement: 'step',
});

export const onLine = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x4,
  minBlockSize: coinSize,
  maxInlineSize: vars.size.measure,
  counterIncrement: 'step',
  // From circle to circle.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(${coinSize} / 2 - 0.5px)`,
    insetBlockStart: coinSize,
    blockSize: `calc(100% - ${coinSize} + ${vars.space.x4})`,
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
});

/** A circle with the number of the step; the list semantics convey it to assistive technology. */
export const coin = componentStyle({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: coinSize,
  blockSize: coinSize,
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
  '::before': { content: 'counter(step)' },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
});
