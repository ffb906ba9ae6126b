import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const popover = inLayer({ padding: vars.space.x3 });

export const calendar = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '18rem',
  maxInlineSize: '100%',
});

/** Month and year, asked for outright: nobody pages to a birth year. */
export const jump = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  gap: vars.space.x2,
});

export const year = inLayer({ fontVariantNumeric: 'tabular-nums' });

export const turn = inLayer({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const heading = inLayer({ fontWeight: 600, lineHeight: 1.3, textAlign: 'center' });

export const grid = inLayer({ display: 'grid', textAlign: 'center' });

export const week = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const weekday = inLayer({
  paddingBlock: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const day = inLayer({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '40px',
  border: '1px solid transparent',
  borderRadius: vars.radius.cell,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.primarySoft },
    // A tick below the figure, as on a scale.
    '&[aria-current="date"]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: vars.color.primary,
      textUnderlineOffset: '0.35em',
    },
    '[aria-selected="true"] > &': {
      borderColor: vars.color.primary,
      background: vars.color.primaryFill,
      color: vars.color.onPrimary,
      fontWeight: 600,
    },
    '&[aria-disabled="true"]': {
      background: 'none',
      color: vars.color.textMuted,
      textDecorationLine: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '[aria-selected="true"] > &': { borderWidth: '2px', borderColor: 'Highlight' },
      },
    },
  },
});
