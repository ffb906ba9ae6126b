import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

/**
 * At the bottom of the screen, the newest lowest; from 640 px on at the inline start, because the theme picker is at
 * the end.
 */
export const region = componentStyle({
  position: 'fixed',
  insetInline: vars.space.x4,
  insetBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom, 0px) + var(--jyoti-picker-lift, 0px))`,
  // Also above a dialog, whose result it may report.
  zIndex: `calc(${vars.layer.dialog} + 1)`,
  // Resets the browser's own size and border of elements in the top layer.
  insetBlockStart: 'auto',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: '0 solid transparent',
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  display: 'grid',
  gap: vars.space.x2,
  // Pointer events pass through where there is no message.
  pointerEvents: 'none',
  '@media': {
    [media.landscape]: { insetInlineEnd: 'auto', inlineSize: '26rem' },
    print: { display: 'none' },
  },
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.panel} ${vars.motion.ease}`,
});

/** The message has the background of the toast; its bar stays. */
export const message = componentStyle({
  flex: 1,
  borderBlockWidth: 0,
  borderInlineEndWidth: 0,
  background: 'none',
});
