import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The head of an article: words beside the cover where there is room for both. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'center',
  marginBlockEnd: vars.space.x7,
  '@media': {
    'screen and (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: vars.space.x8,
    },
  },
});

/** Facts in a line, a short tick before each but those at the start of a line: there the tick lies outside and is cut. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflow: 'clip',
});

globalStyle(`${facts} > *`, {
  position: 'relative',
  marginInlineEnd: vars.space.x5,
});
globalStyle(`${facts} > *::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.x5} / 2)`,
  insetBlockStart: '0.45em',
  blockSize: '0.8em',
  borderInlineStart: `1px solid ${vars.color.primary}`,
});

export const related = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
