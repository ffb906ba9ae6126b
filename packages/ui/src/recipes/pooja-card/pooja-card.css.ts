import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const niche = componentStyle({
  position: 'relative',
  inlineSize: '11rem',
  maxInlineSize: '100%',
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

export const twoLines = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const facts = componentStyle({ rowGap: vars.space.x1 });

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

export const foot = componentStyle({
  rowGap: vars.space.x1,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const quiet = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
