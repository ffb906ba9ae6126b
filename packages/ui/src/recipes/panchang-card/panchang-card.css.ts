import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

/** Elapsed time of a limb on its whole length. */
export const gauge = componentStyle({
  position: 'relative',
  marginBlock: vars.space.x3,
  borderBlockStart: `2px solid ${vars.color.control}`,
});

/** Its elapsed part, up to a mark at the current time. */
export const elapsed = componentStyle({
  position: 'absolute',
  insetBlockStart: '-7px',
  blockSize: '12px',
  borderInlineEnd: `3px solid ${vars.color.text}`,
  background: `linear-gradient(${vars.color.primary}, ${vars.color.primary}) center / 100% 3px no-repeat`,
});

/** The name of a fact with its drawing or chip. */
export const term = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
