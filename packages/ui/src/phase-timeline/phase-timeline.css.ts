import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

/** Where something begins along the scale, as a percentage. */
export const at = '--jyoti-phase-at';
/** How much of the scale a phase takes, as a percentage. */
export const share = '--jyoti-phase-share';

const forced = '(forced-colors: active)';

export const figure = componentStyle({ color: vars.color.text });

export const caption = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const scale = componentStyle({ position: 'relative', paddingBlockStart: '2rem' });

export const now = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `var(${at})`,
  blockSize: '4.25rem',
  borderInlineStart: `2px solid ${vars.color.text}`,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  zIndex: 1,
});

export const nowLabel = componentRecipe({
  base: { position: 'absolute', insetBlockStart: '-0.25rem', paddingInline: vars.space.x2 },
  variants: {
    side: { after: { insetInlineStart: 0 }, before: { insetInlineEnd: 0 } },
  },
});

export const bar = componentStyle({
  position: 'relative',
  blockSize: '2rem',
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.control}`,
  listStyle: 'none',
});

/** The kinds differ in height, not in colour alone; the running one is filled with the brand's colour. */
const looks = {
  strong: {
    blockSize: '100%',
    background: vars.color.sky3,
    '@media': { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  soft: {
    blockSize: '50%',
    background: 'transparent',
    '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Canvas' } },
  },
} as const;

const edge = {
  border: `1px solid ${vars.color.control}`,
  '@media': { [forced]: { borderColor: 'CanvasText' } },
} as const;

export const phase = componentRecipe({
  base: {
    ...edge,
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: `var(${at})`,
    inlineSize: `max(2px, var(${share}))`,
  },
  variants: {
    look: looks,
    running: {
      true: {
        borderColor: vars.color.text,
        background: vars.color.primaryFill,
        '@media': { [forced]: { background: 'Highlight' } },
      },
    },
  },
});

export const axis = componentStyle({
  position: 'relative',
  blockSize: '1.5rem',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const tick = componentRecipe({
  base: {
    position: 'absolute',
    insetInlineStart: `var(${at})`,
    paddingInlineStart: vars.space.x1,
    borderInlineStart: `1px solid ${vars.color.control}`,
    lineHeight: vars.lineHeight.label,
  },
  variants: {
    end: {
      true: {
        insetInlineStart: 'auto',
        insetInlineEnd: 0,
        paddingInlineStart: 0,
        paddingInlineEnd: vars.space.x1,
        borderInlineStart: 0,
        borderInlineEnd: `1px solid ${vars.color.control}`,
      },
    },
  },
});

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x3,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
});

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

export const unit = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
});

export const swatch = componentRecipe({
  base: { ...edge, alignSelf: 'end', inlineSize: '1.25rem', marginBlockEnd: '0.25rem' },
  variants: {
    look: {
      strong: { ...looks.strong, blockSize: '1rem' },
      soft: { ...looks.soft, blockSize: '0.5rem' },
    },
  },
});
