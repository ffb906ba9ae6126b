import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.target,
  color: vars.color.primary,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
  },
});

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

/** The content has a line at its start, like a margin note. */
export const part = componentStyle({
  minInlineSize: 0,
  marginBlockStart: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `2px solid ${vars.color.border}`,
  overflowWrap: 'break-word',
  selectors: {
    // `hidden="until-found"` still takes part in the layout, so its margins must be removed.
    '&[hidden]': { marginBlock: 0, border: 0 },
  },
  '@media': {
    // Without script nothing can be opened, and in print neither.
    '(scripting: none), print': {
      selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
    },
  },
});

export const quiet = componentStyle({ fontSize: vars.text.small });

export const quietButton = componentStyle({
  minBlockSize: vars.size.small,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

/** Space between the open content and the next line of the list. */
export const quietPart = componentStyle({
  selectors: { '&:not([hidden])': { marginBlockEnd: vars.space.x3 } },
});
