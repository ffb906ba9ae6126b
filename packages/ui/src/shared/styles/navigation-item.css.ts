import { vars } from '@jyoti/themes/contract';
import { baseStyle } from './component-style.ts';

/** A link of a navigation, or the button of a dropdown next to it, in a row of items. */
export const lineItem = baseStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.heading,
  textDecoration: 'none',
  // Labels of two words wrap if the line is full.
  textWrap: 'balance',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.primary,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.4em',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** In a list, stacked. */
export const listItem = baseStyle([
  lineItem,
  {
    display: 'flex',
    inlineSize: '100%',
    paddingInline: vars.space.x4,
    fontSize: vars.text.body,
    overflowWrap: 'anywhere',
  },
]);

export const listButton = baseStyle([listItem, { justifyContent: 'space-between' }]);

export const floatingLink = baseStyle([
  lineItem,
  { display: 'flex', paddingInline: vars.space.x4, overflowWrap: 'anywhere' },
]);

/** The brass mark under the current item: a border, so that it is visible in forced colours. */
export const current = baseStyle({
  fontWeight: vars.weight.strong,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: vars.space.x2,
    insetBlockEnd: '4px',
    borderBlockEnd: `2px solid ${vars.color.primary}`,
  },
});

/** In a list of links the mark is at their start. Must be last, because it overrides their padding. */
export const currentInList = baseStyle({
  fontWeight: vars.weight.strong,
  boxShadow: 'none',
  borderInlineStart: `3px solid ${vars.color.primary}`,
  paddingInlineStart: `calc(${vars.space.x4} - 3px)`,
});
