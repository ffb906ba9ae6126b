import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** All possible texts share one grid cell, which is as wide as the longest, so that nothing next to it moves. */
export const root = componentStyle({
  display: 'inline-grid',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = componentStyle({ gridArea: '1 / 1', justifySelf: 'start' });

export const measure = componentStyle([cell, { visibility: 'hidden' }]);
