import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** A rule in the margin, as under a note: what stands beside it is the reason, not the reading. */
export const because = style({
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});

export const becauseLabel = style({ fontWeight: 600, color: vars.color.text });

export const withGlyph = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
});

/** A shape has no baseline of its own to lend to the line. */
globalStyle(`${withGlyph} > svg`, { flexShrink: 0, alignSelf: 'center' });

export const scrollList = style({
  maxBlockSize: '26rem',
  overflowY: 'auto',
  overscrollBehavior: 'auto',
  borderRadius: vars.radius.card,
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

/** Running text of a reading. */
export const reading = style({ maxInlineSize: vars.size.measure });

/** Readings in two columns where both are wide enough to read. */
export const readings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: vars.space.x5,
});

export const readingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

/** A verse, set apart from the words about it. */
export const mantra = style({
  maxInlineSize: '34em',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.lead,
  lineHeight: 1.6,
});

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.x5,
  listStyleType: 'disc',
});

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: vars.space.x2,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.button,
  paddingBlock: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.small,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.control },
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderWidth: '3px' } } },
  },
});

/** The radio fills its choice: a press anywhere on it is a press on the radio. */
export const choiceInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** What a part of a reading is about: quieter than the name of the reading. */
export const partTitle = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
