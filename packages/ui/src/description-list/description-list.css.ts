import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

/** As many tracks as fit, each of at least the given width; a long word takes the line instead of overflowing. */
const tracks = (width: string) => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;

export const list = componentRecipe({
  base: { display: 'grid', minInlineSize: 0, color: vars.color.text },
  variants: {
    layout: {
      rows: {
        columnGap: vars.space.x6,
        // Lines are between rows only: that of the last row is one pixel below the list and clipped.
        overflow: 'clip',
      },
      grid: {
        gridTemplateColumns: tracks('15rem'),
        gap: '1px',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surface,
        overflow: 'clip',
      },
      inline: { columnGap: vars.space.x4, rowGap: '2px', fontSize: vars.text.small },
      stats: {
        gridTemplateColumns: tracks('9rem'),
        gap: `${vars.space.x5} ${vars.space.x6}`,
      },
    },
    columns: { 1: {}, 2: {} },
  },
  compoundVariants: [
    {
      variants: { layout: 'rows', columns: 1 },
      style: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    // A second column appears if two of them fit into the container; no media query is needed.
    {
      variants: { layout: 'rows', columns: 2 },
      style: { gridTemplateColumns: tracks('max(20rem, 34%)') },
    },
    // Running text: short values share a line.
    { variants: { layout: 'inline', columns: 1 }, style: { display: 'block' } },
    {
      variants: { layout: 'inline', columns: 2 },
      style: { gridTemplateColumns: tracks('max(8rem, 34%)') },
    },
  ],
});

const glyph = '2.25rem';

export const item = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      // Label and value share a line while both fit; otherwise the value takes the next line.
      rows: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: vars.space.x4,
        marginBlockEnd: '-1px',
        paddingBlock: vars.space.x3,
        borderBlockEnd: `1px solid ${vars.color.border}`,
      },
      grid: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        padding: vars.space.x4,
        // The line between tiles belongs to the tiles, not to the background of the list, so that an
        // empty cell in the last row stays plain.
        outline: `1px solid ${vars.color.border}`,
        overflowWrap: 'break-word',
      },
      inline: { display: 'inline-block', marginInlineEnd: vars.space.x4 },
      stats: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: vars.space.x1,
        overflowWrap: 'break-word',
      },
    },
    long: { true: {}, false: {} },
    hasIcon: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { layout: 'inline', long: true },
      style: { display: 'block', gridColumn: '1 / -1' },
    },
    {
      variants: { layout: 'grid', hasIcon: true },
      style: { paddingInlineStart: `calc(${vars.space.x4} + ${glyph} + ${vars.space.x3})` },
    },
  ],
});

const muted = { color: vars.color.textMuted, fontSize: vars.text.small } as const;
/** On the baseline of the words, which the icon would otherwise set. */
const iconBeforeLabel = { alignItems: 'baseline', gap: vars.space.x2 };

export const label = componentRecipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      rows: { ...muted, flex: '1 1 7rem' },
      grid: muted,
      inline: { ...muted, display: 'inline', marginInlineEnd: vars.space.x2 },
      stats: { fontWeight: vars.weight.strong },
    },
    hasIcon: { true: {}, false: {} },
  },
  compoundVariants: [
    ...(['rows', 'stats'] as const).map((layout) => ({
      variants: { layout, hasIcon: true },
      style: { ...iconBeforeLabel, display: 'flex' },
    })),
    {
      variants: { layout: 'inline', hasIcon: true },
      style: { ...iconBeforeLabel, display: 'inline-flex' },
    },
  ],
});

const iconOf = { display: 'flex', flexShrink: 0, alignSelf: 'center' };

export const icon = componentRecipe({
  base: { color: vars.color.primary },
  variants: {
    layout: {
      rows: iconOf,
      inline: iconOf,
      stats: iconOf,
      // Next to all lines although it is inside the label: a description list may contain only terms and descriptions.
      grid: {
        position: 'absolute',
        insetInlineStart: vars.space.x4,
        insetBlockStart: '50%',
        display: 'grid',
        translate: '0 -50%',
      },
    },
  },
});

/** A single value, so it may use the heading font. */
const large = {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.heading,
} as const;

export const value = componentRecipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      rows: { flex: '2 1 9rem', fontVariantNumeric: 'tabular-nums' },
      grid: { ...large, fontSize: vars.text.h3 },
      inline: { display: 'inline', marginInlineStart: 0, fontVariantNumeric: 'tabular-nums' },
      // Above its label, which is read first.
      stats: { ...large, order: -1, fontSize: vars.text.h2 },
    },
    long: { true: { flexBasis: '18rem' }, false: {} },
    isMissing: { true: { color: vars.color.textMuted }, false: {} },
  },
});

export const detail = componentStyle({ ...muted, flexBasis: '100%' });
