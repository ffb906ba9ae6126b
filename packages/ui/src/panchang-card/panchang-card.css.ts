import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Elapsed time of a limb; measures use the brass colour. */
export const gauge = componentStyle({
  marginBlock: vars.space.x1,
  borderBlockStart: `3px solid ${vars.color.primary}`,
});

export const instant = componentStyle({ display: 'flex', gap: vars.space.x1 });
