import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentGlobal, componentStyle, type Rule } from '../shared/styles/component-style.ts';

/** Marks a sheet that is looked at on the screen. */
export const preview = style({});

/** Every role and every graha in ink on paper: what colour said, shape and word say as well. */
const ink = Object.fromEntries(
  [
    ...Object.entries(vars.color).map(([role, name]) => [name, inkOf(role)]),
    ...Object.entries(vars.astro).map(([role, name]) => [name, inkOf(role)]),
    ...Object.entries(vars.state).map(([role, name]) => [name, inkOf(role)]),
  ].filter(([, value]) => value !== undefined),
) as Record<string, string>;

function inkOf(role: string): string {
  if (
    /^(?:background|surface|raised|on[A-Z]|.*Soft|sky|dawn|scrim|hover|pressed|chartLagna)/.test(
      role,
    )
  )
    return 'Canvas';
  return role === 'border' ? 'color-mix(in srgb, CanvasText 45%, Canvas)' : 'CanvasText';
}

const paper = {
  vars: { ...ink, [vars.image.edge]: 'none', [vars.image.backdrop]: 'none' },
  // A dark theme would print light words on white.
  colorScheme: 'only light',
  background: 'Canvas',
  color: 'CanvasText',
  fontSize: '11pt',
  lineHeight: vars.lineHeight.text,
} as const;

export const root = componentStyle({
  selectors: { [`&${preview}`]: { ...paper, padding: vars.space.x5 } },
  '@media': { print: { ...paper, display: 'table', inlineSize: '100%' } },
});

/** A group of header rows: browsers repeat it at the head of every sheet. */
export const head = componentStyle({
  display: 'none',
  selectors: { [`${preview} > &`]: { display: 'block' } },
  // What could be cut is not repeated.
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
});

/** The folio: ruled twice at its foot, as a palm leaf at its edge. */
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

// What cannot be pressed on paper is not printed, but for what is words as well.
const words = '[data-part="term-tip"], [data-part="accordion-trigger"]';
within(`:is(button:not(${words}), nav, [data-print="hide"])`, { display: 'none' });
within(`:is(${words})`, { textDecorationLine: 'none' });
within('[data-part="accordion-trigger"] > svg', { display: 'none' });
// What waits behind a heading is part of the document.
within('[data-part="accordion-content"] > [hidden]', {
  display: 'block',
  opacity: 1,
  contentVisibility: 'visible',
});
within(':is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });
within(
  ':is(figure, tr, dl > div, li, [data-part="card"], [data-part="folio"], [data-print="keep"])',
  { breakInside: 'avoid' },
);
within('p', { orphans: 3, widows: 3 });
// An address that cannot be followed is written out, where it leads out of the product.
within('a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
