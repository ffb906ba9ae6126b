import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.x1,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  // The tick before the first fact of a line is outside and clipped.
  overflow: 'clip',
});

export const fact = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  marginInlineEnd: vars.space.x5,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space.x5} / 2)`,
    insetBlockStart: '0.45em',
    blockSize: '0.8em',
    borderInlineStart: `1px solid ${vars.color.primary}`,
  },
});
