import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({ containerType: 'inline-size', color: vars.color.text });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: 0,
  listStyle: 'none',
});

/** The lead takes the full width; the other lines share two columns where both are wide enough to read. */
export const inColumns = componentStyle({
  '@container': {
    [containerQuery.from('wide')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x7,
    },
  },
});

export const line = componentStyle({
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'break-word',
});

export const leadLine = componentStyle({ gridColumn: '1 / -1' });

export const text = componentStyle({ lineHeight: vars.lineHeight.prose });

export const leadText = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.label,
});

export const reason = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const reasonText = componentStyle({ color: vars.color.textMuted });
