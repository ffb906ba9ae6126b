import { vars } from '@jyoti/themes/contract';
import { componentStyle, partStyle } from '../shared/styles/component-style.ts';
import { disabledInk } from '../shared/styles/control-states.ts';
import { frame } from './frame.css.ts';
import { roomy } from './roomy.ts';

export const grid = partStyle({
  containerName: frame,
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
  // Browsers evaluate a container on paper at the width of the screen.
  '@media': { print: { containerType: 'normal' } },
});

export const week = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const weekday = partStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});

export const sunday = partStyle({ color: vars.color.accent });
export const shortName = partStyle(roomy({ display: 'none' }));
export const longName = partStyle({ display: 'none', ...roomy({ display: 'inline' }) });

export const cell = partStyle({ display: 'flex', minInlineSize: 0 });

/** What a day is: a link, a button or neither. */
export const day = partStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'a&, button&': {
      cursor: 'pointer',
      transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    },
    'a&:hover, button&:hover': { background: vars.state.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const pickWeekdays = componentStyle({ borderBlockEnd: `1px solid ${vars.color.border}` });

/** The days between the ends of a range join to one band. */
export const pickCell = componentStyle({
  selectors: {
    '&[aria-selected="true"]:not([data-end])': { background: vars.color.primarySoft },
  },
});

/** A number to choose. */
export const pickDay = componentStyle({
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
