import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const list = componentRecipe({
  base: {
    display: 'grid',
    columnGap: vars.space.x6,
    minInlineSize: 0,
    // Rules are between rows only: those of the last row hang one pixel below the list and are cut.
    overflow: 'clip',
    color: vars.color.text,
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      // A second column appears where the container holds two of 20rem: no query needed, and none of the screen.
      2: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(20rem, 34%), 100%), 1fr))',
      },
    },
  },
  defaultVariants: { columns: 1 },
});

/** Label and value share a line while both have room; else the value takes the next line whole. */
export const item = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x4,
  marginBlockEnd: '-1px',
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const label = componentStyle({
  flex: '1 1 7rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const withIcon = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: vars.color.primary });

export const value = componentRecipe({
  base: {
    flex: '2 1 9rem',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
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
