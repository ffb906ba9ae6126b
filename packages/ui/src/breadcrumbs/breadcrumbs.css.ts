import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '2rem',
});

export const current = componentStyle({ color: vars.color.textMuted });

/** A short tick of the scale between two steps. */
export const tick = componentStyle({
  flexShrink: 0,
  inlineSize: '1px',
  blockSize: '0.7em',
  borderInlineStart: `1px solid ${vars.color.control}`,
  rotate: '20deg',
  selectors: { [rightToLeft]: { rotate: '-20deg' } },
});
