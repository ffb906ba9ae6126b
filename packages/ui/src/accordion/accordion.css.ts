import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledInk } from '../shared/styles/control-states.ts';

export const accordion = componentStyle({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const item = componentStyle({ borderBlockStart: `1px solid ${vars.color.border}` });

export const heading = componentStyle({ fontSize: vars.text.h4, textWrap: 'wrap' });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x2,
  font: 'inherit',
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // Between its text and the answer below, which a ring further away would cross.
  outlineOffset: '1px',
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.primary },
    '&:disabled': disabledInk,
    // The chevron: two sides of a square, because an SVG in each of dozens of items is a tenth of a page's HTML.
    '&::after': {
      content: '',
      flexShrink: 0,
      inlineSize: '9px',
      blockSize: '9px',
      marginInline: '5px',
      marginBlockEnd: '5px',
      border: 'solid currentColor',
      borderWidth: '0 1.6px 1.6px 0',
      color: vars.color.primary,
      rotate: '45deg',
      transition: `rotate ${vars.motion.panel} ${vars.motion.ease}`,
    },
    '&[aria-expanded="true"]::after': { rotate: '225deg', marginBlock: '5px 0' },
    '&:disabled::after': { color: 'inherit' },
  },
});

const fadeTimes = `${vars.motion.panel} ${vars.motion.ease}`;

/** Animates the height of its one grid row. Browsers without `hidden="until-found"` show or hide it without animation. */
export const fold = componentStyle({
  '@supports': {
    '(content-visibility: hidden)': {
      display: 'grid',
      gridTemplateRows: '1fr',
      gridTemplateColumns: 'minmax(0, 1fr)',
      transition: `grid-template-rows ${fadeTimes}, opacity ${fadeTimes}, content-visibility ${vars.motion.panel} allow-discrete`,
      selectors: {
        '&[hidden]': { gridTemplateRows: '0fr', opacity: 0, contentVisibility: 'hidden' },
      },
    },
  },
  '@media': {
    // Without script nothing could open them, so they are open; in print too. The class is repeated
    // for specificity, because these rules come before those of `@supports` in the sheet.
    '(scripting: none)': {
      selectors: {
        '&&[hidden]': {
          display: 'grid',
          gridTemplateRows: '1fr',
          opacity: 1,
          contentVisibility: 'visible',
        },
      },
    },
    print: {
      selectors: {
        '&&[hidden]': {
          display: 'grid',
          gridTemplateRows: '1fr',
          opacity: 1,
          contentVisibility: 'visible',
        },
      },
    },
  },
});

export const clip = componentStyle({
  minBlockSize: 0,
  // Only vertically, so that the focus ring of a link at the edge is visible.
  overflowY: 'clip',
});

export const body = componentStyle({
  paddingBlock: `${vars.space.x1} ${vars.space.x4}`,
  // On a phone the text needs the whole line.
  '@media': { [media.landscape]: { paddingInlineEnd: vars.space.x6 } },
  color: vars.color.textMuted,
});
