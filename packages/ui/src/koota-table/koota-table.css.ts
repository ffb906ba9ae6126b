import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

const forced = '(forced-colors: active)';

export const meaning = inLayer({
  display: 'block',
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontWeight: 400,
});

export const exception = inLayer({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `2px solid ${vars.color.info}`,
  color: vars.color.text,
  fontSize: vars.text.small,
});

export const exceptionIcon = inLayer({
  flexShrink: 0,
  marginBlockStart: '0.2em',
  color: vars.color.info,
});

export const exceptionName = inLayer({ fontWeight: 600 });

export const score = inLayer({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.x1,
});

export const number = inLayer({ whiteSpace: 'nowrap' });

export const ticks = inLayer({
  display: 'block',
  fill: 'none',
  strokeWidth: 2,
  // They fill the way that words run.
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const tick = inLayer({
  stroke: vars.color.border,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const reached = inLayer({
  stroke: vars.color.primary,
  strokeWidth: 3,
  '@media': { [forced]: { stroke: 'Highlight' } },
});
