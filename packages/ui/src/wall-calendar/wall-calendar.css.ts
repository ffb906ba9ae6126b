import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const wide = `${frame} ${containerQuery.from('landscape')}`;

/**
 * The named page that each month is printed on. A page whose sheets are all months gives its root the same name: without it a
 * browser adds a last, empty sheet.
 */
const SHEET = 'jyoti-wall-calendar';
globalStyle(`@page ${SHEET}`, { size: 'A4 landscape', margin: '9mm' } as GlobalStyleRule);

/** What a narrow cell has no room for: for screen readers alone. */
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const seen = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
  '@media': {
    print: { containerType: 'normal', page: SHEET, breakInside: 'avoid', breakAfter: 'page' },
  },
  selectors: {
    // Nothing is printed after the last one.
    '&:last-child, &:has(+ [data-print="hide"]:last-child)': {
      '@media': { print: { breakAfter: 'auto' } },
    },
  },
});

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '@media': { print: { blockSize: '170mm' } },
});

export const caption = componentStyle({
  paddingBlockEnd: vars.space.x3,
  textAlign: 'start',
  '@media': { print: { paddingBlockEnd: '2mm' } },
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.heading,
  '@media': { print: { fontSize: '20pt' } },
});

export const subtitle = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@media': { print: { color: 'CanvasText', fontSize: '9pt' } },
});

export const weekday = componentStyle({
  padding: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  '@media': {
    print: { borderColor: 'CanvasText', background: 'none', color: 'CanvasText', fontSize: '9pt' },
  },
});

export const sunday = componentStyle({ color: vars.color.accent });

export const shortName = componentStyle({
  '@container': { [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const longName = componentStyle({
  ...unseen,
  '@container': { [wide]: seen },
  '@media': { print: seen },
});

export const cell = componentStyle({
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  verticalAlign: 'top',
  '@media': { print: { borderColor: 'CanvasText', background: 'none' } },
});

export const empty = componentStyle({ background: 'transparent' });

/** An outline too, so that colour is not the only cue; a printed calendar has no today. */
export const today = componentStyle({
  outline: `2px solid ${vars.color.primary}`,
  outlineOffset: '-2px',
  background: vars.color.primarySoft,
  '@media': { print: { outline: 'none', background: 'none' } },
});

export const inside = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  minBlockSize: '4rem',
  padding: `${vars.space.x2} 2px`,
  lineHeight: vars.lineHeight.label,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      justifyItems: 'stretch',
      gap: vars.space.x1,
      minBlockSize: '8rem',
      padding: vars.space.x2,
      textAlign: 'start',
    },
  },
  '@media': {
    print: {
      justifyItems: 'stretch',
      gap: '0.3mm',
      minBlockSize: 0,
      padding: '1mm',
      lineHeight: 1.15,
      textAlign: 'start',
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  '@container': { [wide]: { justifyContent: 'space-between' } },
  '@media': { print: { justifyContent: 'space-between' } },
});

export const number = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.lead,
  lineHeight: vars.lineHeight.heading,
  '@container': { [wide]: { fontSize: vars.text.h2 } },
  '@media': { print: { fontSize: '16pt', lineHeight: 1 } },
});

/** The link covers its cell, so that a finger finds it; its own box is a target too (WCAG 2.5.8). */
export const way = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover::after': { background: vars.state.hover } },
  '@container': { [wide]: { placeContent: 'center start' } },
  '@media': {
    print: {
      placeContent: 'center start',
      minInlineSize: 0,
      minBlockSize: 0,
      textDecoration: 'none',
    },
  },
});

export const tithi = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  '@media': { print: { color: 'CanvasText', fontSize: '7.5pt' } },
});

export const short = componentStyle({
  overflowWrap: 'normal',
  '@container': { [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const words = componentStyle({
  ...unseen,
  '@container': { [wide]: seen },
  '@media': { print: seen },
});

/** On a phone a row of dots; wider a list of names. */
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3px',
  padding: 0,
  listStyle: 'none',
  '@container': { [wide]: { display: 'grid', justifyContent: 'stretch', gap: '2px' } },
  '@media': { print: { display: 'grid', justifyContent: 'stretch', gap: '0.5mm' } },
});

const plainMark = {
  inlineSize: 'auto',
  blockSize: 'auto',
  border: 0,
  borderRadius: 0,
  background: 'none',
} as const;

export const mark = componentRecipe({
  base: {
    position: 'relative',
    inlineSize: '6px',
    blockSize: '6px',
    border: `1px solid ${vars.color.accent}`,
    borderRadius: '50%',
    color: vars.color.accent,
    fontSize: vars.text.caption,
    '@container': { [wide]: plainMark },
    '@media': { print: { ...plainMark, color: 'CanvasText', fontSize: '7.5pt' } },
  },
  variants: {
    major: {
      true: {
        background: vars.color.accent,
        fontWeight: vars.weight.strong,
        '@container': { [wide]: { ...plainMark, fontSize: vars.text.small } },
        '@media': { print: { ...plainMark, fontSize: '7.5pt' } },
      },
    },
  },
});

export const facts = componentStyle({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  '@container': { [wide]: { display: 'grid' } },
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1.5mm',
      color: 'CanvasText',
      fontSize: '6.5pt',
    },
  },
});

export const fact = componentStyle({ minInlineSize: 0 });
