import { vars } from '@jyoti/themes/contract';
import { chip } from '../../shared/time/now-chip.css.ts';
import { byQuality } from '../by-quality.ts';
import { grounds, ringShape, wide, windowFill } from '../day-timeline.css.ts';
import {
  componentGlobal,
  componentRecipe,
  componentStyle,
} from '../../shared/styles/component-style.ts';
import { rightToLeft } from '../../shared/styles/direction.ts';

/** Number of lanes of labels, and the lane of a label, counted from the line. */
export const lanes = '--jyoti-day-lanes';
export const lane = '--jyoti-day-lane';

const LANE = '1.75rem';
const BOX = '1.375rem';

export const scale = componentStyle({
  display: 'none',
  position: 'relative',
  paddingBlockStart: '2.25rem',
  '@container': { [wide]: { display: 'block' } },
});

componentGlobal(`${scale} b`, { fontWeight: vars.weight.strong, color: vars.color.text });

export const sky = componentStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: '9.5rem',
});

export const vault = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
});

export const stars = componentStyle([vault, { fill: vars.color.textMuted }]);

const tone = (fill: string) =>
  componentStyle({ fill, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } });

export const day = tone(vars.color.sky3);
export const haze = tone(vars.color.sky2);
export const vaultEdge = componentStyle({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const sun = componentStyle({
  position: 'absolute',
  zIndex: 2,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginInlineStart: '-0.6875rem',
  marginBlockEnd: '-0.6875rem',
  border: `3px solid ${vars.color.background}`,
  outline: `1px solid ${vars.astro.sun}`,
  borderRadius: vars.radius.full,
  background: vars.astro.sun,
});

export const now = componentStyle({
  position: 'absolute',
  insetBlock: '0 1.75rem',
  zIndex: 1,
  borderInlineStart: `2px solid ${vars.color.text}`,
});

export const nowChip = componentRecipe({
  base: { ...chip, position: 'absolute', insetBlockStart: 0 },
  variants: {
    side: {
      after: { insetInlineStart: '-2px' },
      before: { insetInlineEnd: 0 },
    },
  },
});

export const band = componentRecipe({
  base: { position: 'relative' },
  variants: {
    side: {
      above: {
        alignSelf: 'end',
        blockSize: `calc(${BOX} + var(${lanes}) * ${LANE} + ${vars.space.x1})`,
      },
      below: {
        blockSize: `calc(${BOX} + var(${lanes}) * ${LANE} + ${vars.space.x4})`,
      },
    },
  },
});

export const window = componentRecipe({
  base: { position: 'absolute', blockSize: BOX, border: '1px solid', minInlineSize: '3px' },
  variants: {
    quality: {
      auspicious: { ...windowFill.auspicious, insetBlockEnd: 0, borderBlockStartWidth: '3px' },
      inauspicious: { ...windowFill.inauspicious, insetBlockStart: 0, borderBlockEndWidth: '3px' },
    },
  },
});

export const runningWindow = componentStyle({ outline: `2px solid ${vars.color.text}` });

export const label = componentRecipe({
  base: {
    position: 'absolute',
    zIndex: 2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    paddingInline: vars.space.x1,
    borderRadius: vars.radius.cell,
    // It has its own background, because it is above the colours of the sky and the line of the
    // current time.
    background: vars.color.background,
    color: vars.color.textMuted,
    fontSize: vars.text.caption,
    lineHeight: vars.lineHeight.prose,
    whiteSpace: 'nowrap',
  },
  variants: {
    side: {
      above: {
        insetBlockEnd: `calc(${BOX} + ${vars.space.x1} + var(${lane}) * ${LANE})`,
      },
      below: {
        insetBlockStart: `calc(${BOX} + ${vars.space.x1} + var(${lane}) * ${LANE})`,
      },
    },
  },
});

export const ring = componentStyle(ringShape);

export const axis = componentStyle({
  position: 'relative',
  blockSize: 0,
  borderBlockStart: `1px solid ${vars.color.primary}`,
});

export const tick = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockEnd: 0,
    borderInlineStart: `1px solid ${vars.color.primary}`,
  },
  variants: {
    isLong: {
      true: { blockSize: '12px' },
      false: { blockSize: '6px' },
    },
  },
});

export const row = componentStyle({ marginBlockStart: vars.space.x2 });

export const rowName = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.text,
});

export const track = componentStyle({ position: 'relative', blockSize: '2.125rem' });

const cutEdge = `3px dashed ${vars.color.control}`;

export const segment = componentRecipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    display: 'block',
    overflow: 'hidden',
    paddingInline: vars.space.x1,
    border: `1px solid ${vars.color.control}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.text.caption,
    lineHeight: '2rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  variants: {
    isRunning: {
      true: {
        background: vars.color.primarySoft,
        color: vars.color.text,
        borderBlockStart: `3px solid ${vars.color.primary}`,
        lineHeight: '1.875rem',
      },
    },
    // After the running one, whose colour it replaces.
    quality: byQuality((quality) => ({ background: grounds[quality] })),
    cutStart: { true: { borderInlineStart: cutEdge } },
    cutEnd: { true: { borderInlineEnd: cutEdge } },
  },
});

/** Above the line of the current time, with the background of its segment. */
export const segmentWords = componentStyle({
  position: 'relative',
  zIndex: 2,
  paddingBlock: '2px',
  background: 'inherit',
});

componentGlobal(`${segmentWords} > svg`, {
  display: 'inline-block',
  marginInlineEnd: vars.space.x1,
  verticalAlign: '-2px',
});

export const hours = componentStyle({
  position: 'relative',
  blockSize: '1.75rem',
  marginBlockStart: vars.space.x1,
});

export const hour = componentStyle({
  position: 'absolute',
  paddingBlockStart: '6px',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
  whiteSpace: 'nowrap',
  translate: '-50% 0',
  selectors: { [rightToLeft]: { translate: '50% 0' } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    blockSize: '5px',
    borderInlineStart: `1px solid ${vars.color.primary}`,
  },
});
