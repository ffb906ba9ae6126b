import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const list = componentRecipe({
  base: {
    display: 'grid',
    columnGap: vars.space.x6,
    minInlineSize: 0,
    // Lines are between rows only: that of the last row is one pixel below the list and clipped.
    overflow: 'clip',
    color: vars.color.text,
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // A second column appears if two of 20rem fit into the container; no media query is needed.
      2: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(20rem, 34%), 100%), 1fr))',
      },
    },
    density: {
      comfortable: {},
      compact: { columnGap: vars.space.x4, rowGap: '2px', fontSize: vars.text.small },
    },
  },
  defaultVariants: { columns: 1 },
  compoundVariants: [
    // Running text: short facts share a line.
    { variants: { columns: 1, density: 'compact' }, style: { display: 'block' } },
    {
      variants: { columns: 2, density: 'compact' },
      style: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 34%), 100%), 1fr))',
      },
    },
  ],
});

/** Label and value share a line while both fit; otherwise the value takes the next line. */
export const item = componentRecipe({
  variants: {
    long: { true: {}, false: {} },
    density: {
      comfortable: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: vars.space.x4,
        marginBlockEnd: '-1px',
        paddingBlock: vars.space.x3,
        borderBlockEnd: `1px solid ${vars.color.border}`,
      },
      compact: { minInlineSize: 0, display: 'inline-block', marginInlineEnd: vars.space.x4 },
    },
  },
  compoundVariants: [
    {
      variants: { long: true, density: 'compact' },
      style: { display: 'block', gridColumn: '1 / -1' },
    },
  ],
});

export const label = componentRecipe({
  base: {
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  },
  variants: {
    density: {
      comfortable: { flex: '1 1 7rem' },
      compact: { display: 'inline', marginInlineEnd: vars.space.x2 },
    },
  },
});

export const withIcon = componentRecipe({
  base: { alignItems: 'center', gap: vars.space.x2 },
  variants: {
    density: { comfortable: { display: 'flex' }, compact: { display: 'inline-flex' } },
  },
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: vars.color.primary });

export const value = componentRecipe({
  base: {
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    density: {
      comfortable: { flex: '2 1 9rem' },
      compact: { display: 'inline', marginInlineStart: 0 },
    },
    long: {
      true: { flexBasis: '18rem' },
      false: {},
    },
    given: {
      true: {},
      false: { color: vars.color.textMuted },
    },
  },
});
