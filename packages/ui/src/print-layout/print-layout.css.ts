import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentGlobal, componentStyle, type Rule } from '../shared/styles/component-style.ts';

/** Marks a print preview on the screen. */
export const preview = style({});

const sheet = {
  background: 'Canvas',
  color: 'CanvasText',
  fontSize: '11pt',
  lineHeight: vars.lineHeight.text,
} as const;

export const root = componentStyle({
  selectors: {
    [`&${preview}`]: { ...sheet, padding: vars.space.x5 },
  },
  '@media': { print: { ...sheet, display: 'table', inlineSize: '100%' } },
});

/** A group of header rows: browsers repeat it at the top of every sheet. */
export const head = componentStyle({
  display: 'none',
  selectors: { [`${preview} > &`]: { display: 'block' } },
  // Clipped content would not be repeated.
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
});

/** The running header, with a double rule below it. */
export const folio = componentStyle({
  marginBlockEnd: vars.space.x5,
  paddingBlockEnd: vars.space.x1,
  borderBlockEnd: '1px solid CanvasText',
});

export const folioInner = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x5,
  paddingBlockEnd: vars.space.x2,
  borderBlockEnd: '1px solid CanvasText',
});

export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '16pt',
  lineHeight: vars.lineHeight.title,
});

export const note = componentStyle({ fontSize: '9pt' });

export const settings = componentStyle({ fontSize: '9pt', overflowWrap: 'anywhere' });

export const settingsTerm = componentStyle({ display: 'inline', fontWeight: vars.weight.strong });
export const settingsValue = componentStyle({ display: 'inline' });

export const body = componentStyle({ '@media': { print: { display: 'table-row-group' } } });

export const pageBreak = componentStyle({
  display: 'none',
  '@media': { print: { display: 'block', breakBefore: 'page' } },
});

const within = (selector: string, rule: Rule) =>
  componentGlobal(`${body} ${selector}`, { '@media': { print: rule } });

within('button[data-print="show"]', { textDecorationLine: 'none' });
// Collapsed content is part of the document.
within('[data-part="accordion-content"][hidden]', {
  display: 'block',
  opacity: 1,
  contentVisibility: 'visible',
});
within(':is(dl > div, li, [data-part="card"], [data-part="folio"], [data-print="keep"])', {
  breakInside: 'avoid',
});
// URLs of external links are printed.
within('a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
