import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({ containerType: 'inline-size', color: vars.color.text });

export const list = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The lead takes the whole width; the other lines share two columns where both are wide enough to read. */
export const inColumns = inLayer({
  '@container': {
    '(min-width: 52rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x7,
    },
  },
});

export const line = inLayer({
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'break-word',
});

export const leadLine = inLayer({ gridColumn: '1 / -1' });

export const text = inLayer({ lineHeight: 1.6 });

export const leadText = inLayer({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.4,
});

export const reason = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const reasonText = inLayer({ color: vars.color.textMuted });
