import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import type { MeterTone } from './meter.logic.ts';

const forced = '(forced-colors: active)';

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const caption = componentStyle({
  paddingBlockEnd: vars.space.x2,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
});

export const head = componentStyle({
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
  selectors: {
    // The names of rows are short, so the bars get the width.
    '&:first-child': { inlineSize: '6.5rem' },
  },
});

const line = { borderBlockStart: `1px solid ${vars.color.border}` };

export const rowHeader = componentStyle({
  ...line,
  paddingBlock: vars.space.x3,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const rowName = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const cell = componentStyle({
  ...line,
  paddingBlock: vars.space.x3,
  paddingInlineEnd: vars.space.x3,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const sum = componentStyle({ borderBlockStart: `2px solid ${vars.color.control}` });

/** The full scale, with a tick at the end of each band. */
export const track = componentStyle({
  position: 'relative',
  blockSize: '18px',
  borderBlockEnd: `1px solid ${vars.color.control}`,
});

export const threshold = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1px',
  background: vars.color.control,
  '@media': { [forced]: { background: 'CanvasText' } },
});

const orange = `color-mix(in oklab, ${vars.color.warning}, ${vars.color.danger})`;

const hatched = 'repeating-linear-gradient(135deg, currentColor 0 3px, transparent 3px 6px)';
const stroked = 'repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 6px)';
const solid = 'linear-gradient(currentColor, currentColor)';

const tones = {
  weak: { color: vars.color.primary, backgroundImage: hatched },
  fair: { color: vars.color.primary, backgroundImage: stroked },
  strong: { color: vars.color.primary, backgroundImage: solid },
  low: {
    color: vars.color.success,
    backgroundImage: 'radial-gradient(circle, currentColor 1px, transparent 1.4px)',
    backgroundSize: '5px 5px',
  },
  some: { color: vars.color.warning, backgroundImage: stroked },
  raised: { color: orange, backgroundImage: hatched },
  high: { color: vars.color.danger, backgroundImage: solid },
} satisfies Record<MeterTone, object>;

export const bar = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    blockSize: '11px',
    border: '1px solid currentColor',
    '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  variants: { tone: tones },
});

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginBlockStart: vars.space.x1,
  lineHeight: vars.lineHeight.label,
});

export const value = componentStyle({ fontWeight: vars.weight.strong });

export const remark = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const notes = componentStyle({
  display: 'grid',
  gap: vars.space.x1,
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const note = componentStyle({ color: vars.color.text, fontSize: vars.text.body });
