import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  maxInlineSize: '30rem',
});

/** Sixteen are two rows of eight where there is room. */
export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(3.5rem, 12%), 1fr))`,
});

componentGlobal(`${choice} > *`, { paddingInline: vars.space.x1 });

export const chart = componentStyle({ display: 'grid', gap: vars.space.x3 });

export const reading = componentStyle({
  // Two lines are reserved, so that the chart does not move from varga to varga.
  minBlockSize: '2.6lh',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const name = componentStyle({
  display: 'block',
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.text.h4,
  fontWeight: vars.font.headingWeight,
});
