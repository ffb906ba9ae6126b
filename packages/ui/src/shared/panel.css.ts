import { vars } from '@jyoti/themes/contract';
import { keyframes } from '@vanilla-extract/css';
import { baseStyle } from './component-style.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** A raised sheet beside what opened it. Its place is written on it by `useBeside`. */
export const panel = baseStyle({
  position: 'fixed',
  // The browser's own place for what stands in the top layer is the middle of the screen.
  inset: 'auto',
  zIndex: vars.layer.popover,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, 100vw - 16px)',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  overflowWrap: 'break-word',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
  '@media': { print: { display: 'none' } },
});
