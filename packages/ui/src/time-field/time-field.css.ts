import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

/** The parts are in one row, or in two if four parts or larger text do not fit. */
export const parts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  maxInlineSize: '26rem',
});

export const part = componentStyle({
  display: 'flex',
  flex: '1 1 5rem',
  flexDirection: 'column',
  // Labels of one or two lines keep the inputs on one line.
  justifyContent: 'flex-end',
  minInlineSize: 0,
  // AM and PM are long words in Hindi.
  ':last-child': { minInlineSize: 'max-content' },
});

/** Four parts, with AM and PM: closer together on narrow phones, two by two on the narrowest. */
const four = `${parts}:has(> :nth-child(4))`;
const phone = media.belowPhone;
/** Narrower than any breakpoint: four parts no longer fit side by side. */
const tiny = '(max-width: 22em)';
componentGlobal(`${four} > *`, {
  '@media': { [phone]: { flexBasis: '3.25rem' }, [tiny]: { flexBasis: '40%' } },
});
componentGlobal(`${four} select`, {
  '@media': { [phone]: { paddingInline: `${vars.space.x2} 26px` } },
});
componentGlobal(`${four} svg`, { '@media': { [phone]: { insetInlineEnd: vars.space.x1 } } });

export const label = componentStyle({
  // Wraps in the width that the field needs.
  inlineSize: 0,
  minInlineSize: '100%',
  marginBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});

export const select = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:disabled)': { cursor: 'pointer' } },
});
