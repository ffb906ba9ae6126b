import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../../shared/styles/component-style.ts';

import { at, share } from './life-scale.css.ts';

const forced = '(forced-colors: active)';

export const bar = componentStyle({
  position: 'relative',
  blockSize: '2rem',
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.control}`,
  listStyle: 'none',
});

/** The kinds differ in height, not in colour alone; the running one is filled with the brand's colour. */
const variants = {
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
    variant: variants,
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
    variant: {
      strong: { ...variants.strong, blockSize: '1rem' },
      soft: { ...variants.soft, blockSize: '0.5rem' },
    },
  },
});
