import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Words that come and go lie in one cell, which the longest of them has measured: nothing beside it moves. */
export const root = componentStyle({
  display: 'inline-grid',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = componentStyle({ gridArea: '1 / 1', justifySelf: 'start' });

export const measure = componentStyle([cell, { visibility: 'hidden' }]);
