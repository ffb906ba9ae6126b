import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
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

/** Next to the text if both fit, above it otherwise. */
export const niche = componentStyle({
  position: 'relative',
  flex: '1 0 9.5rem',
  alignSelf: 'start',
  maxInlineSize: 'min(13rem, 100%)',
  marginInline: 'auto',
  aspectRatio: '240 / 236',
});

export const arch = componentStyle({ display: 'block', inlineSize: '100%', fill: 'none' });

export const ground = componentStyle({
  fill: vars.color.background,
  stroke: vars.color.control,
  strokeWidth: 1.4,
});

export const inner = componentStyle({ stroke: vars.color.border, strokeWidth: 1 });

/** In the centre of the niche, below the cusps. */
export const yantra = componentStyle({
  position: 'absolute',
  insetBlockStart: '31%',
  insetInlineStart: '18%',
  inlineSize: '64%',
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '999 1 13rem',
  gap: vars.space.x2,
  minInlineSize: 0,
});

/** The whole card is the target; the focus ring is around the card. */
export const link = componentStyle({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const badges = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const summary = componentStyle({ color: vars.color.textMuted });

export const twoLines = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
});

export const fact = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const icon = componentStyle({
  position: 'relative',
  color: vars.color.textMuted,
  lineHeight: 0,
});

export const value = componentStyle({ margin: 0 });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const quiet = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
