import { breakpoints, media, type Breakpoint } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import {
  baseGlobal,
  baseRecipe,
  baseStyle,
  baseVariants,
  type Rule,
} from '../shared/styles/component-style.ts';

const byKey = <Key extends string>(keys: readonly Key[], rule: (key: Key) => Rule) =>
  Object.fromEntries(keys.map((key) => [key, rule(key)])) as Record<Key, Rule>;

const spaces = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8'] as const;

/** Gap between the children of an element, at the current screen width. */
const space = createVar();

export const gap = baseVariants(
  byKey(spaces, (step) => ({ vars: { [space]: vars.space[step] }, gap: space })),
);

const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const namesOf = (property: string) =>
  Object.fromEntries(
    ['base', ...breakpointNames].map((name) => [name, `--jyoti-${property}-${name}`]),
  ) as Record<'base' | Breakpoint, string>;

/** Inline custom properties with the gap from each breakpoint up, narrowest first. */
export const gapSteps = namesOf('gap');

export const gapOfSteps = baseStyle({
  vars: { [space]: `var(${gapSteps.base})` },
  gap: space,
  '@media': Object.fromEntries(
    breakpointNames.map((name) => [media[name], { vars: { [space]: `var(${gapSteps[name]})` } }]),
  ),
});

export const paddingInline = baseVariants(
  byKey(spaces, (step) => ({ paddingInline: vars.space[step] })),
);

export const paddingBlock = baseVariants(
  byKey(spaces, (step) => ({ paddingBlock: vars.space[step] })),
);

export const box = baseRecipe({
  base: { minInlineSize: 0 },
  variants: {
    surface: {
      none: {},
      surface: { background: vars.color.surface, color: vars.color.text },
      raised: { background: vars.color.raised, color: vars.color.text },
    },
    border: { true: { border: `1px solid ${vars.color.border}` }, false: {} },
    radius: {
      none: {},
      ...byKey(['cell', 'badge', 'control', 'card'] as const, (step) => ({
        borderRadius: vars.radius[step],
      })),
    },
  },
});

/** In a grid `flex-start` is `start`, and `flex-end` is `end`. */
export const alignItems = baseVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const stack = baseRecipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    measure: { true: { maxInlineSize: vars.size.measure }, false: {} },
  },
});

export const cluster = baseRecipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});

/**
 * Inline custom properties that Grid sets: minimum width of a track, and maximum number of tracks. Where a policy blocks the
 * style attribute the defaults apply.
 */
export const gridVars = { min: '--jyoti-grid-min', columns: '--jyoti-grid-columns' } as const;

/**
 * As many tracks as fit, each at least the given width, and never more than `columns`: the share of one of that many
 * tracks is a lower bound for each track.
 */
const most = `var(${gridVars.columns}, 12)`;
const track = `min(100%, max(var(${gridVars.min}, 16rem), (100% - (${most} - 1) * ${space}) / ${most}))`;

const gridOf = (repeat: 'auto-fill' | 'auto-fit') =>
  baseStyle({
    display: 'grid',
    gridTemplateColumns: `repeat(${repeat}, minmax(${track}, 1fr))`,
    minInlineSize: 0,
  });

export const grid = gridOf('auto-fill');
export const gridAutoFit = gridOf('auto-fit');

/** Inline custom properties with the number of columns from each breakpoint up, narrowest first. */
export const columnCounts = namesOf('grid');

const count = createVar();
const columnsFrom = (name: 'base' | Breakpoint) => ({
  vars: { [count]: `var(${columnCounts[name]})` },
});

export const gridOfCounts = baseStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  minInlineSize: 0,
  ...columnsFrom('base'),
  '@media': Object.fromEntries(breakpointNames.map((name) => [media[name], columnsFrom(name)])),
});

/** Inline custom property with the width of a Sidebar's aside. */
export const sidebarWidth = '--jyoti-sidebar-width';

const aside = `minmax(0, var(${sidebarWidth}, 20rem))`;
const besideFrom = (from: 'tablet' | 'desktop', columns: string) => ({
  '@media': { [media[from]]: { gridTemplateColumns: columns, columnGap: vars.space.x8 } },
});

export const sidebar = baseRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { side: { start: {}, end: {} }, from: { tablet: {}, desktop: {} } },
  compoundVariants: (['tablet', 'desktop'] as const).flatMap((from) => [
    {
      variants: { from, side: 'start' as const },
      style: besideFrom(from, `${aside} minmax(0, 1fr)`),
    },
    {
      variants: { from, side: 'end' as const },
      style: besideFrom(from, `minmax(0, 1fr) ${aside}`),
    },
  ]),
});

export const sidebarMain = baseStyle({ minInlineSize: 0 });

/** In one column the aside's own content is a cell of the grid, so that it can be sticky along its full height. */
export const sidebarAside = baseVariants(
  byKey(['tablet', 'desktop'] as const, (from) => ({
    display: 'contents',
    '@media': { [media[from]]: { display: 'block', minInlineSize: 0 } },
  })),
);

export const sidebarSticky = baseVariants(
  byKey(['tablet', 'desktop'] as const, (from) => ({
    '@media': {
      [media[from]]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.x5})`,
        alignSelf: 'start',
      },
    },
  })),
);

/** A separate class, because a child has its own gap. */
const dividerSpace = createVar();

export const divided = baseStyle({ vars: { [dividerSpace]: space } });
baseGlobal(`${divided} > * + *`, {
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: dividerSpace,
});

export const rule = baseStyle({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const container = baseRecipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
    vars: { '--jyoti-bleed': vars.size.gutter },
  },
  variants: {
    width: {
      content: { maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})` },
      form: { maxInlineSize: `calc(560px + 2 * ${vars.size.gutter})` },
      narrow: { maxInlineSize: `calc(440px + 2 * ${vars.size.gutter})` },
    },
  },
});

export const text = baseRecipe({
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      caption: { fontSize: vars.text.caption },
      small: { fontSize: vars.text.small },
      body: { fontSize: vars.text.body },
      lead: { fontSize: vars.text.lead },
      h4: { fontSize: vars.text.h4, lineHeight: vars.lineHeight.label },
      h3: { fontSize: vars.text.h3, lineHeight: vars.lineHeight.label },
      h2: { fontSize: vars.text.h2, lineHeight: vars.lineHeight.title },
    },
    tone: {
      plain: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      success: { color: vars.color.success },
      danger: { color: vars.color.danger },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      strong: { fontWeight: vars.weight.strong },
    },
    align: {
      start: {},
      center: {
        maxInlineSize: 'none',
        marginInline: 'auto',
        textAlign: 'center',
        textWrap: 'balance',
      },
    },
    // After the weight, because heading fonts define their own weight.
    face: {
      body: {},
      heading: {
        fontFamily: vars.font.heading,
        fontWeight: vars.font.headingWeight,
        fontVariantNumeric: 'lining-nums',
      },
    },
  },
});

export const heading = baseRecipe({
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      display: { fontSize: vars.text.display, lineHeight: vars.lineHeight.display },
      h1: { fontSize: vars.text.h1 },
      h2: { fontSize: vars.text.h2 },
      h3: { fontSize: vars.text.h3 },
      h4: { fontSize: vars.text.h4 },
    },
  },
});

export const skipLink = baseStyle({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.size.gutter,
  zIndex: vars.layer.dialog,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  selectors: {
    // Hidden until focused; still in the tab order, unlike display: none.
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export const divider = baseRecipe({
  base: {
    display: 'block',
    blockSize: '11px',
    color: vars.color.primary,
    overflow: 'hidden',
  },
  variants: {
    length: {
      full: { inlineSize: '100%' },
      // Ends on a long tick: 3 spans of 40 px and the tick itself.
      short: { inlineSize: '121px', maxInlineSize: '100%' },
    },
  },
});

export const dividerScale = baseStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
});

export const edge = baseStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '24px',
  backgroundImage: vars.image.edge,
  backgroundSize: vars.image.edgeSize,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center',
  flexShrink: 0,
});

/** The words stay next to the media, however narrow they get. */
export const mediaObject = baseStyle({ display: 'flex', minInlineSize: 0, color: vars.color.text });
export const mediaPart = baseStyle({ display: 'flex', flexShrink: 0 });
export const mediaWords = baseStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
