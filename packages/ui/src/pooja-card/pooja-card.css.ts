import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { borderColor: vars.color.control },
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Beside the words where both fit, above them otherwise. */
export const niche = inLayer({
  position: 'relative',
  flex: '1 0 9.5rem',
  alignSelf: 'start',
  maxInlineSize: '13rem',
  marginInline: 'auto',
  aspectRatio: '240 / 236',
});

export const arch = inLayer({ display: 'block', inlineSize: '100%', fill: 'none' });

export const ground = inLayer({
  fill: vars.color.background,
  stroke: vars.color.control,
  strokeWidth: 1.4,
});

export const inner = inLayer({ stroke: vars.color.border, strokeWidth: 1 });

/** In the middle of the niche, under the cusps. */
export const yantra = inLayer({
  position: 'absolute',
  insetBlockStart: '31%',
  insetInlineStart: '18%',
  inlineSize: '64%',
});

export const words = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flex: '999 1 13rem',
  gap: vars.space.x2,
  minInlineSize: 0,
});

/** All of the card is the target; the ring is round the card. */
export const link = inLayer({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const badges = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const summary = inLayer({ color: vars.color.textMuted });

export const twoLines = inLayer({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const facts = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  margin: 0,
});

export const fact = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const icon = inLayer({ position: 'relative', color: vars.color.textMuted, lineHeight: 0 });

export const value = inLayer({ margin: 0 });

export const foot = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const quiet = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });
