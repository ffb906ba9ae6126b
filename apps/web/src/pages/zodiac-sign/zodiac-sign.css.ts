import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = 'screen and (min-width: 48rem)';
const wide = 'screen and (min-width: 64rem)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'center',
  '@media': {
    [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.x6 },
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.x8 },
  },
});

export const wayBack = style({ gridColumn: '1 / -1' });

/** The arch of the sign, as tall as the facts beside it. */
export const arch = style({
  inlineSize: '8rem',
  color: vars.color.text,
  '@media': { [medium]: { alignSelf: 'start' }, [wide]: { alignSelf: 'auto', inlineSize: '100%' } },
});

// Drawn large, a line of the glyphs' own width would be a beam.
globalStyle(`${arch} > svg`, { strokeWidth: 0.9 });

export const archShape = style({ fill: vars.color.surface, stroke: vars.color.border });
export const archInner = style({ fill: 'none', stroke: vars.color.border });
export const archTicks = style({ fill: 'none', stroke: vars.color.primary, strokeWidth: 1 });

export const aspects = style({
  display: 'grid',
  gap: vars.space.x7,
});

export const aspect = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': {
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.x8 },
  },
});

export const aspectText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

export const lists = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  maxInlineSize: vars.size.measure,
});

export const list = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  marginBlockStart: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});
