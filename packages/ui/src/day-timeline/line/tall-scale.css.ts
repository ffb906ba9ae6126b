import { vars } from '@jyoti/themes/contract';
import { chip } from '../../shared/time/now-chip.css.ts';
import { ringShape, wide, windowFill } from '../day-timeline.css.ts';
import {
  componentGlobal,
  componentRecipe,
  componentStyle,
} from '../../shared/styles/component-style.ts';
import { rightToLeft } from '../../shared/styles/direction.ts';

/** Height of the scale in px; the labels need it. */
export const height = '--jyoti-day-height';

/** Positions of the line and of the content next to it. */
const LINE = '3.75rem';
const BAND = '1rem';

export const scale = componentStyle({
  position: 'relative',
  blockSize: `var(${height})`,
  marginBlock: vars.space.x4,
  '@container': { [wide]: { display: 'none' } },
});

componentGlobal(`${scale} b`, { fontWeight: vars.weight.strong });

export const tick = componentRecipe({
  base: {
    position: 'absolute',
    insetInlineEnd: `calc(100% - ${LINE})`,
    borderBlockStart: `1px solid ${vars.color.primary}`,
  },
  variants: {
    isLong: {
      true: { inlineSize: '11px' },
      false: { inlineSize: '6px' },
    },
  },
});

export const hour = componentStyle({
  position: 'absolute',
  insetInlineEnd: '15px',
  translate: '0 -50%',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
});

const onLine = {
  position: 'absolute',
  insetInlineStart: LINE,
  inlineSize: BAND,
} as const;

/** The background of the scale is night; the day is on top of it. */
export const night = componentStyle({
  ...onLine,
  insetBlock: 0,
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: `1px solid ${vars.color.primary}`,
});

export const day = componentStyle({
  ...onLine,
  background: vars.color.sky3,
  borderInlineStart: `1px solid ${vars.color.primary}`,
  borderInlineEnd: `1px solid ${vars.color.control}`,
});

export const window = componentRecipe({
  base: { ...onLine, border: '1px solid', borderInlineEndWidth: '3px' },
  variants: {
    quality: {
      auspicious: windowFill.auspicious,
      inauspicious: windowFill.inauspicious,
    },
  },
});

export const now = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(${LINE} - 12px)`,
  inlineSize: `calc(${BAND} + 12px)`,
  borderBlockStart: `2px solid ${vars.color.text}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% + 2px)',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    translate: '0 -50%',
    marginBlockStart: '-1px',
    border: `2px solid ${vars.color.background}`,
    borderRadius: vars.radius.full,
    background: vars.astro.sun,
  },
});

export const leaders = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${LINE} + ${BAND})`,
  inlineSize: '1.25rem',
  blockSize: '100%',
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1,
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const label = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(${LINE} + ${BAND} + 1.5rem)`,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.caption,
  lineHeight: '20px',
});

export const words = componentStyle({ minInlineSize: 0 });

export const time = componentStyle({ color: vars.color.textMuted });

export const ring = componentStyle({ ...ringShape, marginInline: '3.5px' });

export const nowChip = componentStyle(chip);
