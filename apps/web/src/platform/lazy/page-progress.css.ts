import { vars } from '@jyoti/themes/contract';
import { keyframes, style } from '@vanilla-extract/css';

const come = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.35 } });

/** Delayed, so that a fast navigation does not flash. */
export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.dialog,
  blockSize: '3px',
  background: vars.color.primary,
  animation: `${come} 120ms 150ms backwards, ${breathe} 700ms 270ms ease-in-out infinite alternate`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${come} 1ms 150ms backwards` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});
