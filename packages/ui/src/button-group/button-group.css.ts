import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

/** Its buttons share the borders between them. */
export const group = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

componentGlobal(`${group} > button`, { borderRadius: 0 });
componentGlobal(`${group} > button:first-of-type`, {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
});
componentGlobal(`${group} > button:last-of-type`, {
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});
componentGlobal(`${group} > button ~ button`, { marginInlineStart: '-1px' });
// Rings and borders of the one in use are not covered by its neighbour.
componentGlobal(`${group} > button:is(:focus-visible, [aria-pressed="true"])`, { zIndex: 1 });

/** Only an arrow. */
export const arrow = componentStyle({
  flexShrink: 0,
  gap: 0,
  paddingInline: vars.space.x3,
});

/** Where a button has the colour of its border. */
export const divided = componentStyle({ borderInlineStartColor: 'currentColor' });
