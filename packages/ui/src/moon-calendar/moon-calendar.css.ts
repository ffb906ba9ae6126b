import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const wide = `${frame} ${containerQuery.from('landscape')}`;
/** Column in which the first day is, 1 (Sunday) to 7. */
export const firstColumn = '--jyoti-moon-column';

const hairline = `1px solid ${vars.color.border}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const weekdays = componentStyle({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      paddingBlockEnd: vars.space.x2,
    },
  },
});

export const days = componentStyle({
  padding: 0,
  listStyle: 'none',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: vars.space.x1,
      border: 0,
      background: 'none',
    },
  },
});

export const day = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { borderBlockStart: hairline } },
  '@container': {
    [wide]: {
      border: hairline,
      borderRadius: vars.radius.cell,
      background: vars.color.surface,
      selectors: {
        '&:not(:first-child)': { borderBlockStart: hairline },
        '&:first-child': { gridColumnStart: `var(${firstColumn})` },
      },
    },
  },
});

/** The current day: its own border and a bolder number, so that colour is not the only cue. */
export const currentDay = componentStyle({
  outline: `2px solid ${vars.color.primary}`,
  outlineOffset: '-2px',
  background: vars.color.primarySoft,
  '@container': { [wide]: { background: vars.color.primarySoft } },
});

export const inside = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.25rem auto minmax(0, 1fr)',
  gridTemplateAreas: '"date disc words"',
  alignItems: 'center',
  gap: vars.space.x3,
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"date" "disc" "words"',
      alignContent: 'start',
      gap: vars.space.x2,
      paddingInline: vars.space.x2,
      paddingBlock: vars.space.x3,
    },
  },
});

/** A day with a link or callback. */
export const way = componentStyle({
  cursor: 'pointer',
  borderRadius: vars.radius.cell,
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { background: vars.state.hover },
});

export const date = componentStyle({
  gridArea: 'date',
  lineHeight: vars.lineHeight.heading,
  '@container': { [wide]: { display: 'flex', gap: vars.space.x1, alignItems: 'baseline' } },
});

export const number = componentStyle({
  display: 'block',
  fontSize: vars.text.lead,
  selectors: {
    [`${currentDay} &`]: { fontWeight: vars.weight.strong },
    [`${way} &`]: {
      color: vars.color.primary,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});

export const month = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'normal',
});

export const weekday = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  '@container': { [wide]: { display: 'none' } },
});

export const disc = componentStyle({
  gridArea: 'disc',
  display: 'grid',
  '@container': { [wide]: { justifyContent: 'center' } },
});

export const words = componentStyle({
  gridArea: 'words',
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.label,
  '@container': { [wide]: { textAlign: 'center' } },
});

export const state = componentStyle({
  fontSize: vars.text.small,
  // The four principal phases are what readers look for.
  selectors: { '&[data-principal]': { fontWeight: vars.weight.strong } },
  '@container': { [wide]: { fontSize: vars.text.caption } },
});

export const light = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const mark = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.x1,
  color: vars.color.accent,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
});

/** State with its disc in a row of the table. */
export const stateCell = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  textAlign: 'start',
});
