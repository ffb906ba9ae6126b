import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { partRecipe, partStyle, type Rule } from '../shared/styles/component-style.ts';
import { disabledBox } from '../shared/styles/control-states.ts';

/** An option: rest, hover, chosen, disabled, focus. */
const option = (hover: Rule, chosen: Rule, roomy: Rule = {}): Rule => ({
  position: 'relative',
  minBlockSize: vars.size.target,
  color: vars.color.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled, :checked))': hover,
    '&:has(:checked)': {
      zIndex: 1,
      background: vars.state.pressed,
      borderColor: vars.color.primary,
      ...chosen,
    },
    '&:has(:disabled)': disabledBox,
    '&:has(:focus-visible)': {
      zIndex: 2,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.landscape]: roomy,
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          boxShadow: 'none',
          color: 'HighlightText',
        },
        '&:has(:focus-visible)': { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const group = partRecipe({
  base: {
    display: 'inline-flex',
    // Segments that do not fit wrap; each has its own borders, so that every line looks complete.
    flexWrap: 'wrap',
    maxInlineSize: '100%',
    minInlineSize: 0,
    paddingBlockStart: '1px',
    paddingInlineStart: '1px',
  },
  variants: {
    fullWidth: {
      true: { display: 'flex', inlineSize: '100%' },
    },
  },
});

export const segment = partRecipe({
  base: {
    ...option(
      { background: vars.state.hover },
      // A bar under the label in addition to the tint, so that it does not depend on colour.
      { boxShadow: `inset 0 -3px 0 ${vars.color.primary}` },
      { paddingInline: vars.space.x4 },
    ),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minInlineSize: vars.size.target,
    maxInlineSize: '100%',
    // Neighbouring segments share one border.
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    paddingInline: vars.space.x3,
    paddingBlock: vars.space.x2,
    border: `1px solid ${vars.color.control}`,
    // The same for all, so that it works on one line and on two.
    borderRadius: vars.radius.cell,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.heading,
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  },
  variants: {
    fullWidth: { true: { flex: '1 1 auto' } },
  },
});

export const tiles = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const tile = partStyle({
  ...option({ borderColor: vars.color.control }, { fontWeight: vars.weight.strong }),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.x1,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.title,
});

/** The invisible control covers its segment, so that touch exploration of screen readers finds it there. */
export const input = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
