import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

/** The parts are in one row, or in two if four parts or larger text do not fit. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  gap: vars.space.x2,
  maxInlineSize: '26rem',
});

export const part = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  // Labels of one or two lines keep the inputs on one line.
  justifyContent: 'flex-end',
  minInlineSize: 0,
});

/** Four parts, with AM and PM: closer together on narrow phones, two by two on the narrowest. */
const four = `${parts}:has(> :nth-child(4))`;
const phone = media.belowPhone;
/** Narrower than any breakpoint: four parts no longer fit side by side. */
const tiny = '(max-width: 22em)';
componentGlobal(four, {
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))' },
    [tiny]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
componentGlobal(`${four} select`, {
  '@media': { [phone]: { paddingInline: `${vars.space.x2} 26px` } },
});
componentGlobal(`${four} svg`, { '@media': { [phone]: { insetInlineEnd: vars.space.x1 } } });

export const label = componentStyle({
  marginBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});

export const select = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:disabled)': { cursor: 'pointer' } },
});
