import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const popover = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x3,
});

export const panel = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '18rem',
  maxInlineSize: '100%',
});

/** Month and year can be set directly: paging to a year of birth takes too long. */
export const jump = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  gap: vars.space.x2,
});

export const year = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const turn = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const heading = componentStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.title,
  textAlign: 'center',
});
