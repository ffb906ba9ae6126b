import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';
import { disabledInk } from '../../shared/styles/control-states.ts';

export const popover = componentStyle({ padding: vars.space.x3 });

export const calendar = componentStyle({
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

export const grid = componentStyle({ display: 'grid', textAlign: 'center' });

export const week = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const weekday = componentStyle({
  paddingBlock: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const day = componentStyle({
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
    '&:hover': { background: vars.state.hover },
    // A tick below the number, as on a scale.
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
      fontWeight: vars.weight.strong,
    },
    '&[aria-disabled="true"]': {
      ...disabledInk,
      background: 'none',
      // It has no border that could be dashed.
      textDecorationLine: 'line-through',
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
