import { media as screen } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { partGlobal, partRecipe, partStyle } from '../shared/styles/component-style.ts';

/** Distance of the second hairline of a folio from its border. */
const inner = '6px';

/** The padding of every card, measured from its innermost hairline. */
const padded = (edge = '0px') => ({
  padding: `calc(${vars.space.x4} + ${edge})`,
  '@media': { [screen.tablet]: { padding: `calc(${vars.space.x5} + ${edge})` } },
});

/** The link in a title: its target is the whole card, and the focus ring is around the card. */
export const titleLink = partStyle({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationColor: vars.color.primary },
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

const root = partStyle({
  position: 'relative',
  display: 'block',
  // In a grid or flex row a card never grows wider than its track because of a long word.
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'break-word',
  breakInside: 'avoid',
  selectors: {
    [`&:has(${titleLink}:focus-visible)`]: {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** Other controls of a card whose title is a link are above that link, so that they can be pressed. */
partGlobal(`${root}:has(${titleLink}) :is(a, button, input, select, summary):not(${titleLink})`, {
  position: 'relative',
  zIndex: 1,
});

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.x3 } as const;

export const card = partRecipe({
  base: [root],
  variants: {
    variant: {
      outlined: {
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surface,
        selectors: { [`&:has(${titleLink}):hover`]: { borderColor: vars.color.control } },
      },
      folio: {
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.control,
        background: vars.color.surface,
        '::before': {
          content: '""',
          position: 'absolute',
          inset: `calc(${inner} - 1px)`,
          border: `1px solid ${vars.color.border}`,
          borderRadius: vars.radius.cell,
          pointerEvents: 'none',
        },
      },
      plain: {},
    },
    padding: { none: {}, regular: {} },
    layout: {
      children: {},
      column,
      start: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x4 },
      top: { display: 'flex', flexDirection: 'column', overflow: 'clip' },
    },
  },
  compoundVariants: [
    { variants: { variant: 'outlined', padding: 'regular' }, style: padded() },
    { variants: { variant: 'folio', padding: 'regular' }, style: padded(inner) },
  ],
});

export const media = partStyle({ flexShrink: 0, maxInlineSize: '100%' });

/** Everything next to or below the media: next to it if at least 13rem wide. */
export const content = partRecipe({
  base: { ...column, flex: '999 1 13rem', minInlineSize: 0 },
  variants: { padded: { true: { flexBasis: 'auto', ...padded() }, false: {} } },
});

export const header = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x4}`,
});

/** Below the media if there is too little space next to it. */
export const words = partStyle({
  flex: '1 1 8rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const titleLine = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

/** A long word breaks rather than widen the card. */
partGlobal(`${titleLine} > :first-child`, { minInlineSize: 0, overflowWrap: 'anywhere' });

/** A line above or below the title: words, or badges and icons side by side. */
export const quiet = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** At the bottom of the card, so that the buttons of cards in a row are aligned. */
export const bottom = partStyle({
  ...column,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x1,
});

export const actions = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});
