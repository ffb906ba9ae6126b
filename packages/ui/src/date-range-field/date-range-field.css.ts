import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Side by side where there is room for both dates and the button, otherwise below each other. */
export const dates = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  maxInlineSize: '30rem',
});

export const first = componentStyle({ flex: '1 1 9rem' });
export const last = componentStyle({ flex: '1 1 12.5rem' });
export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
