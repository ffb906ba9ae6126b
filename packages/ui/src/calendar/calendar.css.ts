import { vars } from '@jyoti/themes/contract';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';
import { dayHeight, noteDisplay, numberSize } from './frame.css.ts';
import { roomy } from './roomy.ts';

const hairline = `1px solid ${vars.color.border}`;

/**
 * The named page that each sheet is printed on. A page that prints nothing but sheets gives its root the same name: without it
 * a browser adds a last, empty one.
 */
const SHEET = 'jyoti-calendar-sheet';
globalStyle(`@page ${SHEET}`, { size: 'A4 landscape', margin: '9mm' } as GlobalStyleRule);

/** A month to hang up. Printed, it fills a landscape sheet. */
export const sheet = componentStyle({
  vars: { [numberSize]: vars.text.h2, [dayHeight]: '8rem', [noteDisplay]: 'block' },
  '@media': {
    print: {
      vars: {
        [numberSize]: '16pt',
        [dayHeight]: '0',
        [vars.text.h3]: '20pt',
        [vars.text.small]: '8pt',
        [vars.text.caption]: '7.5pt',
        [vars.lineHeight.label]: '1.15',
        [vars.space.x2]: '1mm',
        [vars.space.x1]: '0.5mm',
      },
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      blockSize: '180mm',
      page: SHEET,
      breakInside: 'avoid',
      breakAfter: 'page',
    },
  },
  selectors: {
    // Nothing is printed after the last one.
    '&:last-child, &:has(+ [data-print="hide"]:last-child)': {
      '@media': { print: { breakAfter: 'auto' } },
    },
  },
});

export const caption = componentStyle({ paddingBlockEnd: vars.space.x3 });

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.heading,
});

export const subtitle = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** The table of a sheet: its weeks share the height of the page. */
export const sheetGrid = componentStyle({
  '@media': {
    print: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 },
  },
});

/** One box with lines between its days. */
export const box = componentStyle({
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'clip',
  selectors: {
    [`${sheetGrid} &`]: {
      '@media': { print: { display: 'grid', gridAutoRows: 'minmax(0, 1fr)', minBlockSize: 0 } },
    },
  },
});

export const boxWeek = componentStyle({ selectors: { '& + &': { borderBlockStart: hairline } } });
export const boxCell = componentStyle({ selectors: { '& + &': { borderInlineStart: hairline } } });

/** A list of days in a narrow container, separate cells in a wide one. */
export const list = componentStyle({
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'clip',
  ...roomy({
    display: 'grid',
    gap: vars.space.x1,
    border: 0,
    background: 'none',
    overflow: 'visible',
  }),
});

export const listWeekdays = componentStyle({ display: 'none', ...roomy({ display: 'grid' }) });

export const listWeek = componentStyle({
  display: 'block',
  ...roomy({ display: 'grid', gap: vars.space.x1 }),
});

export const listCell = componentStyle({
  borderBlockStart: hairline,
  // The line above the first day is clipped by the list.
  marginBlockStart: '-1px',
  selectors: { '&:empty': { display: 'none' } },
  ...roomy({
    marginBlockStart: 0,
    border: hairline,
    borderRadius: vars.radius.cell,
    background: vars.color.surface,
    selectors: { '&:empty': { display: 'block', visibility: 'hidden' } },
  }),
});

/** The day that the page is about: an outline and a bolder number, so that colour is not the only cue. */
export const current = componentStyle({
  outline: `2px solid ${vars.color.primary}`,
  outlineOffset: '-2px',
  background: vars.color.primarySoft,
  ...roomy({ background: vars.color.primarySoft }),
  // A calendar on the wall has no today.
  selectors: { [`${sheet} &`]: { '@media': { print: { outline: 'none' } } } },
});

/** A day that is chosen, or is in the chosen range. */
export const chosen = componentStyle({
  selectors: {
    '&[aria-selected="true"]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.primary}`,
      background: vars.color.primarySoft,
    },
  },
});
