import { vars } from '@jyoti/themes/contract';
import { baseStyle } from '../styles/component-style.ts';

const line = { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 } as const;

/** The current period, above the periods of a day. It keeps its height when empty. */
export const summary = baseStyle({
  ...line,
  alignItems: 'center',
  rowGap: vars.space.x1,
  minBlockSize: '1.75rem',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** "Day 6:05 am to 6:41 pm" */
export const halfName = baseStyle({
  ...line,
  alignItems: 'baseline',
  marginBlockEnd: vars.space.x2,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.small,
});

export const halfTime = baseStyle({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
