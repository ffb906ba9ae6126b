import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The previous report while a new one loads: readable, and visibly out of date. */
export const stale = style({
  opacity: 0.55,
  transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
});

/** One line high even when empty, to avoid a layout shift. */
export const settingsStatus = style({ minBlockSize: '1.6em' });
