import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const wide = `${frame} ${containerQuery.from('landscape')}`;
/** Column in which the first day is, 1 (Sunday) to 7. */
export const firstColumn = '--jyoti-month-column';

const hairline = `1px solid ${vars.color.border}`;
const columns = 'repeat(7, minmax(0, 1fr))';

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const weekdays = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});

export const sunday = componentStyle({ color: vars.color.accent });

/** Borders between the cells only. */
export const days = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  padding: 0,
  listStyle: 'none',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'clip',
});

export const day = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  // Each cell has a right and a bottom border; those of the last column and row are clipped by the container.
  marginInlineEnd: '-1px',
  marginBlockEnd: '-1px',
  border: `1px solid ${vars.color.border}`,
  borderInlineStartColor: 'transparent',
  borderBlockStartColor: 'transparent',
  selectors: { '&:first-child': { gridColumnStart: `var(${firstColumn})` } },
});

/** The current day: an outline and a bolder number, so that colour is not the only cue. */
export const currentDay = componentStyle({
  outline: `2px solid ${vars.color.primary}`,
  outlineOffset: '-2px',
  background: vars.color.primarySoft,
});

export const inside = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '4rem',
  padding: `${vars.space.x2} 2px`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      justifyItems: 'stretch',
      gap: vars.space.x1,
      minBlockSize: '7rem',
      padding: vars.space.x2,
      textAlign: 'start',
    },
  },
});

/** A day that is a link or a button. */
export const way = componentStyle({
  cursor: 'pointer',
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { background: vars.state.hover },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  '@container': { [wide]: { justifyContent: 'space-between' } },
});

export const number = componentStyle({
  fontSize: vars.text.lead,
  lineHeight: vars.lineHeight.heading,
  selectors: {
    [`${currentDay} &`]: { fontWeight: vars.weight.strong },
    [`${way} &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});

export const short = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'normal',
  '@container': { [wide]: { display: 'none' } },
});

/** Visually hidden where the cell is narrow. */
export const words = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@container': {
    [wide]: {
      position: 'static',
      display: 'grid',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

export const label = componentStyle({ fontSize: vars.text.caption });

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const mark = componentRecipe({
  base: {
    marginBlockStart: vars.space.x1,
    color: vars.color.accent,
    fontSize: vars.text.caption,
  },
  variants: { major: { true: { fontSize: vars.text.small, fontWeight: vars.weight.strong } } },
});

export const dots = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3px',
  '@container': { [wide]: { display: 'none' } },
});

export const dot = componentRecipe({
  base: {
    inlineSize: '6px',
    blockSize: '6px',
    border: `1px solid ${vars.color.accent}`,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  variants: { major: { true: { background: vars.color.accent } } },
});
