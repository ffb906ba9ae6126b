import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 64rem)';

export const opening = style({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateAreas: '"sentence" "chart" "facts"',
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"sentence sentence" "chart facts"',
      alignItems: 'start',
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 27rem',
      gridTemplateAreas: '"sentence chart" "facts chart"',
      columnGap: vars.space.x7,
      alignItems: 'start',
    },
  },
});

export const sentence = style({ gridArea: 'sentence', display: 'grid', gap: vars.space.x3 });

export const overline = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 400,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const summary = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h1,
  lineHeight: 1.18,
  maxInlineSize: '24em',
  textWrap: 'balance',
});

export const chart = style({
  gridArea: 'chart',
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '30rem',
});

export const facts = style({
  containerType: 'inline-size',
  gridArea: 'facts',
  display: 'grid',
  gap: vars.space.x4,
});

/** What can be done with the report: two by two under the facts, on a phone in full lines. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@container': {
    '(min-width: 27rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${actions} > :is(a, button)`, { flex: '1 1 auto' });
globalStyle(`${actions} > :is(a, button:first-of-type)`, { flexBasis: '100%' });
// What is said of an action stands below all of them.
globalStyle(`${actions} > :not(a, button)`, {
  order: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
});
globalStyle(`${actions} > [role="status"]:empty`, { position: 'absolute' });

export const tabs = style({ marginBlockStart: vars.space.x6 });

/** Where there is room, all sub-tabs stand in view; on a phone they scroll. */
export const subTabs = style({ '@media': { [medium]: { flexWrap: 'wrap' } } });

export const panel = style({ paddingBlockStart: vars.space.x5 });

export const chartFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  justifyContent: 'flex-end',
});

/** The old report while a new one is reckoned: still readable, plainly not the answer yet. */
export const stale = style({
  opacity: 0.55,
  transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
});

export const settingsGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.x4,
  alignItems: 'start',
});

/** One line high whether it speaks or not, so that nothing below it moves. */
export const settingsStatus = style({ minBlockSize: '1.6em' });

export const saved = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** What stands in the page for a print. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });

/** Each main tab begins on a sheet of its own. */
export const chapter = style({ breakBefore: 'page' });

/** Where the whole is printed, the part that is open would be printed twice. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
