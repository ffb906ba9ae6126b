import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, type Rule } from '../shared/styles/component-style.ts';
import { visuallyHiddenRules } from '../shared/styles/visually-hidden-rules.ts';
import { inScrollList } from './table-scroller.css.ts';

const frame = createContainer();

/** Below this width of its container (not of the screen) a stacking table becomes blocks. */
const narrowFrame = `${frame} ${containerQuery.below('medium')}`;

/** Styles in a narrow container only. */
const inNarrow = (styles: Rule): Rule => ({
  '@container': { [narrowFrame]: styles },
});

const hairline = `1px solid ${vars.color.border}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  color: vars.color.text,
  // In print, with its small letters, rows stay rows.
  '@media': { print: { containerType: 'normal' } },
});

const narrowVariants = (stack: Rule, scroll: Rule = {}) => ({ stack, scroll });

export const table = componentRecipe({
  base: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { fontSize: vars.text.small } },
  },
  variants: {
    narrow: narrowVariants(inNarrow({ display: 'block' }), inNarrow({ fontSize: vars.text.small })),
  },
});

export const caption = componentRecipe({
  base: {
    paddingInline: vars.space.x4,
    paddingBlockStart: vars.space.x4,
    paddingBlockEnd: vars.space.x2,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.text.h4,
    lineHeight: vars.lineHeight.title,
    textAlign: 'start',
  },
  variants: { narrow: narrowVariants(inNarrow({ display: 'block' })) },
});

/** Stays in view while the grid below it is scrolled sideways. */
export const captionText = componentStyle({
  position: 'sticky',
  insetInlineStart: vars.space.x4,
  display: 'inline-block',
});

export const head = componentRecipe({
  variants: { narrow: narrowVariants(inNarrow(visuallyHiddenRules)) },
});

export const group = componentRecipe({
  variants: { narrow: narrowVariants(inNarrow({ display: 'block' })) },
});

const edges = {
  ':first-child': { paddingInlineStart: vars.space.x4 },
  ':last-child': { paddingInlineEnd: vars.space.x4 },
} as const;

/** A compact cell of a scrolling grid, on a tablet too: there it may fit. */
const compact: Rule = {
  '@container': {
    [`${frame} ${containerQuery.below('wide')}`]: {
      paddingInline: vars.space.x2,
      paddingBlock: vars.space.x1,
      fontSize: vars.text.small,
      ':first-child': { paddingInlineStart: vars.space.x3 },
      ':last-child': { paddingInlineEnd: vars.space.x3 },
      // Its bar takes a part of the padding.
      selectors: {
        '&[aria-current]:first-child': { paddingInlineStart: `calc(${vars.space.x3} - 3px)` },
      },
    },
  },
};

/** The first column of a scrolling grid is sticky, above the cells that scroll below it. */
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: vars.color.surface,
  borderInlineEnd: hairline,
} as const;

export const columnHeader = componentRecipe({
  base: {
    ...edges,
    paddingInline: vars.space.x3,
    paddingBlock: vars.size.row,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.title,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: {
      [inScrollList]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        background: vars.color.surface,
        borderBlockEnd: hairline,
      },
    },
  },
  variants: {
    numeric: { true: { textAlign: 'end' } },
    pinned: { true: {} },
    narrow: narrowVariants({}, compact),
  },
  compoundVariants: [
    { variants: { pinned: true, narrow: 'scroll' }, style: { ...pinned, zIndex: 2 } },
  ],
});

/** The current row has a bar as well as a tint, because a tint is lost in forced colours. */
const bar = {
  borderInlineStart: `3px solid ${vars.color.primary}`,
  paddingInlineStart: `calc(${vars.space.x4} - 3px)`,
} as const;

export const row = componentRecipe({
  variants: {
    narrow: narrowVariants(
      inNarrow({
        display: 'grid',
        // Names and details fill the first track, `end` values the second, each from the top.
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
        gridAutoFlow: 'row dense',
        columnGap: vars.space.x4,
        rowGap: vars.space.x1,
        paddingInline: vars.space.x4,
        paddingBlock: vars.space.x3,
        borderBlockStart: hairline,
      }),
    ),
    current: { true: { background: vars.color.primarySoft } },
    total: { true: { fontWeight: vars.weight.strong } },
  },
  compoundVariants: [{ variants: { narrow: 'stack', current: true }, style: inNarrow(bar) }],
});

const cellBase = {
  ...edges,
  paddingInline: vars.space.x3,
  paddingBlock: vars.size.row,
  borderBlockStart: hairline,
  lineHeight: vars.lineHeight.label,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

const stackedCell = {
  display: 'block',
  padding: 0,
  border: 0,
  ':first-child': { padding: 0 },
  ':last-child': { padding: 0 },
} as const;

export const rowHeader = componentRecipe({
  base: {
    ...cellBase,
    fontWeight: vars.weight.strong,
    selectors: { '&[aria-current]:first-child': bar },
  },
  variants: {
    narrow: narrowVariants(
      inNarrow({
        ...stackedCell,
        gridColumn: 1,
        overflowWrap: 'anywhere',
        // In a stacked row the bar spans the whole row.
        selectors: { '&[aria-current]:first-child': { padding: 0, border: 0 } },
      }),
      {
        ...pinned,
        ...compact,
        whiteSpace: 'nowrap',
        selectors: { '&[aria-current]': { background: vars.color.primarySoft } },
      },
    ),
  },
});

export const cell = componentRecipe({
  base: cellBase,
  variants: {
    numeric: { true: { textAlign: 'end' } },
    narrow: narrowVariants(
      inNarrow({ ...stackedCell, selectors: { '&[data-empty]': visuallyHiddenRules } }),
      compact,
    ),
    stacked: { pair: {}, detail: {}, note: {}, text: {}, end: {} },
  },
  compoundVariants: [
    {
      variants: { narrow: 'scroll', numeric: true },
      style: { whiteSpace: 'nowrap', '@media': { print: { whiteSpace: 'normal' } } },
    },
    {
      variants: { narrow: 'stack', stacked: 'pair' },
      style: inNarrow({
        display: 'flex',
        gridColumn: '1 / -1',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: vars.space.x4,
        textAlign: 'end',
      }),
    },
    {
      variants: { narrow: 'stack', stacked: 'text' },
      style: inNarrow({
        display: 'flex',
        gridColumn: '1 / -1',
        alignItems: 'baseline',
        gap: vars.space.x4,
        textAlign: 'start',
      }),
    },
    {
      variants: { narrow: 'stack', stacked: 'detail' },
      style: inNarrow({
        gridColumn: 1,
        color: vars.color.textMuted,
        fontSize: vars.text.small,
        textAlign: 'start',
      }),
    },
    {
      variants: { narrow: 'stack', stacked: 'note' },
      style: inNarrow({
        gridColumn: '1 / -1',
        color: vars.color.textMuted,
        fontSize: vars.text.small,
        textAlign: 'start',
      }),
    },
    {
      variants: { narrow: 'stack', stacked: 'end' },
      style: inNarrow({ gridColumn: 2, textAlign: 'end' }),
    },
  ],
});

export const label = componentStyle({
  display: 'none',
  '@container': {
    [narrowFrame]: {
      display: 'inline',
      flexShrink: 0,
      maxInlineSize: '50%',
      marginInlineEnd: '0.4em',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      textAlign: 'start',
    },
  },
});

/** Headers of equal width, so that the sentences after them are aligned. */
export const labelOfText = componentStyle({
  '@container': { [narrowFrame]: { flexBasis: '5rem' } },
});

export const value = componentRecipe({
  variants: {
    narrow: narrowVariants(
      inNarrow({ minInlineSize: 0, overflowWrap: 'anywhere' }),
      // The table is scrolled before a value is wrapped, up to the length of a short list.
      inNarrow({ display: 'inline-block', inlineSize: 'max-content', maxInlineSize: '14rem' }),
    ),
  },
});

export const empty = componentRecipe({
  base: {
    padding: vars.space.x5,
    borderBlockStart: hairline,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
  variants: { narrow: narrowVariants(inNarrow({ display: 'block' })) },
});
