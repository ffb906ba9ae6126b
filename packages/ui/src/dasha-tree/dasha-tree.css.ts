import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const wide = `${frame} ${containerQuery.from('large')}`;
const hairline = `1px solid ${vars.color.border}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const levelName = componentStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const level = componentStyle({
  padding: 0,
  listStyle: 'none',
  borderBlockStart: hairline,
});

export const row = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.x2,
    paddingBlock: vars.space.x2,
    border: 0,
    borderBlockEnd: hairline,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: vars.lineHeight.label,
    textAlign: 'start',
  },
  variants: {
    opens: {
      true: {
        cursor: 'pointer',
        transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
        ':hover': { background: vars.state.hover },
        // Rows are close together, so the focus ring is inside.
        ':focus-visible': { outlineOffset: '-3px' },
      },
    },
    /** A bar in addition to the tint, which forced colours drop, and the word "Now". */
    running: {
      true: {
        borderInlineStart: `3px solid ${vars.color.primary}`,
        background: vars.color.primarySoft,
      },
    },
  },
});

export const chevron = componentStyle({
  flexShrink: 0,
  color: vars.color.primary,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="false"] > &': { rotate: '180deg' },
  },
});

export const words = componentStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) 13rem',
      alignItems: 'baseline',
      columnGap: vars.space.x4,
    },
  },
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const dates = componentStyle({ fontSize: vars.text.small });

export const length = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@container': { [wide]: { textAlign: 'end' } },
});

/** Five levels deep at 320 px: a small indent with a line along it. */
export const inside = componentStyle({
  marginInlineStart: vars.space.x2,
  paddingInlineStart: vars.space.x1,
  paddingBlockEnd: vars.space.x3,
  borderInlineStart: `1px solid ${vars.color.control}`,
  '@container': {
    [wide]: { marginInlineStart: vars.space.x4, paddingInlineStart: vars.space.x2 },
  },
});

export const empty = componentStyle({
  paddingBlock: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
