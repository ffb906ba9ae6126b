import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
export const root = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'break-word',
});

/** The portrait is next to the text if both fit, above it in a narrow column. */
export const content = componentStyle({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  '@container': {
    [containerQuery.from('card')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

export const words = componentStyle({
  display: 'grid',
  // A long name breaks; it does not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
});
