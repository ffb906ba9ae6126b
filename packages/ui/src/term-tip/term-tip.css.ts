import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Inline like a word. Its target extends slightly into the space between lines. */
export const term = componentStyle({
  display: 'inline',
  position: 'relative',
  // A short word is a target of 24 px too.
  minInlineSize: '1.5rem',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.primary,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  borderRadius: vars.radius.cell,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-2px',
    insetBlockStart: '50%',
    // At least 24 px high at any text size.
    blockSize: 'max(100%, 1.75rem)',
    translate: '0 -50%',
  },
  selectors: {
    '&:hover': { textDecorationStyle: 'solid' },
    '&[aria-expanded="true"]': {
      textDecorationStyle: 'solid',
      background: vars.color.primarySoft,
    },
  },
});

/** Displayed as a block, but phrasing content only, so that it may be inside a paragraph. */
export const note = componentStyle([
  panel,
  {
    maxInlineSize: 'min(20rem, 100vw - 16px)',
    padding: vars.space.x4,
    fontFamily: vars.font.body,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    fontStyle: 'normal',
    lineHeight: vars.lineHeight.prose,
    textAlign: 'start',
    whiteSpace: 'normal',
    cursor: 'auto',
    outlineOffset: '-3px',
  },
]);

/** The name and, on a separate line, the Hindi one, one step smaller. */
export const name = componentStyle({
  display: 'block',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.title,
});

export const hindi = componentStyle({
  display: 'block',
  color: vars.color.secondary,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.text,
});

export const text = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.x2,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** A line may break before and after a button: punctuation stays with its term. */
export const termAndMark = componentStyle({ whiteSpace: 'nowrap' });

/** May break, although its punctuation may then begin a line: Chromium allows that after a button in any text that wraps. */
export const longTerm = componentStyle({ whiteSpace: 'normal' });
