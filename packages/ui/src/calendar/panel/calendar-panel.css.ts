import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';
import { disabledInk } from '../../shared/styles/control-states.ts';

export const panel = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '18rem',
  maxInlineSize: '100%',
});

/** Month and year can be set directly: paging to a year of birth takes too long. */
export const jump = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  gap: vars.space.x2,
});

export const year = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const turn = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const heading = componentStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.title,
  textAlign: 'center',
});

export const weekdays = componentStyle({ borderBlockEnd: `1px solid ${vars.color.border}` });

/** The days between the ends of a range join to one band. */
export const cell = componentStyle({
  selectors: {
    '&[aria-selected="true"]:not([data-end])': { background: vars.color.primarySoft },
  },
});

export const day = componentStyle({
  minBlockSize: '40px',
  placeContent: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.cell,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    // A tick below the number, as on a scale.
    '&[aria-current="date"]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: vars.color.primary,
      textUnderlineOffset: '0.35em',
    },
    '[data-end] > &': {
      borderColor: vars.color.primary,
      background: vars.color.primaryFill,
      color: vars.color.onPrimary,
      fontWeight: vars.weight.strong,
    },
    '&[aria-disabled="true"]': {
      ...disabledInk,
      background: 'none',
      // It has no border that could be dashed.
      textDecorationLine: 'line-through',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '[aria-selected="true"] > &': { borderColor: 'Highlight' },
        '[data-end] > &': { borderWidth: '2px' },
      },
    },
  },
});
