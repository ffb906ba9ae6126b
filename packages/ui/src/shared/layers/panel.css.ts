import { vars } from '@jyoti/themes/contract';
import { keyframes } from '@vanilla-extract/css';
import { baseStyle } from '../styles/component-style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A raised panel next to its anchor. `usePlacement` sets its position and its available size. */
export const panel = baseStyle({
  position: 'fixed',
  // Resets the browser's default, which centres elements in the top layer.
  inset: 'auto',
  zIndex: vars.layer.popover,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, 100vw - 16px)',
  maxBlockSize: 'var(--jyoti-available-height, 100dvh)',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  overflowWrap: 'break-word',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
  // Before the first placement, and while its anchor is scrolled out of view. It keeps the focus
  // meanwhile.
  selectors: {
    '&[data-placing], &[data-anchor-hidden]': { opacity: 0, animation: 'none' },
    '&[data-anchor-hidden]': { pointerEvents: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
