import { vars } from '@jyoti/themes/contract';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * The ring rotates one tick at a time, as one layer. Twelve ticks that fade separately would be twelve layers that a
 * phone composites sixty times a second.
 */
export const ring = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  verticalAlign: '-0.25em',
  color: 'currentColor',
  animation: `${turn} 1.2s steps(12) infinite`,
  '@media': {
    // Static with reduced motion: a ring that fades from bright to faint suggests "busy" without moving.
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

export const tick = componentStyle({
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const block = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.textMuted,
});
