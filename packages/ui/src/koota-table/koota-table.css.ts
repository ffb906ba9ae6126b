import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

const forced = '(forced-colors: active)';

export const meaning = componentStyle({
  display: 'block',
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

export const exception = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `2px solid ${vars.color.info}`,
  color: vars.color.text,
  fontSize: vars.text.small,
});

export const exceptionIcon = componentStyle({
  flexShrink: 0,
  marginBlockStart: '0.2em',
  color: vars.color.info,
});

export const exceptionName = componentStyle({ fontWeight: vars.weight.strong });

export const score = componentStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.x1,
});

export const number = componentStyle({ whiteSpace: 'nowrap' });

export const ticks = componentStyle({
  display: 'block',
  fill: 'none',
  strokeWidth: 2,
  // They are filled in the text direction.
  selectors: { [rightToLeft]: { scale: '-1 1' } },
});

export const tick = componentStyle({
  stroke: vars.color.border,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const reached = componentStyle({
  stroke: vars.color.primary,
  strokeWidth: 3,
  '@media': { [forced]: { stroke: 'Highlight' } },
});
