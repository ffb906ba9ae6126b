import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { partStyle } from '../shared/styles/component-style.ts';

const { color } = vars;

export const root = partStyle({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.background,
});

export const picture = partStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const photo = partStyle({ objectFit: 'cover' });

export const band = {
  sky1: partStyle({ fill: color.sky1 }),
  sky2: partStyle({ fill: color.sky2 }),
  dawn1: partStyle({ fill: color.dawn1 }),
  dawn2: partStyle({ fill: color.dawn2 }),
};

export const star = partStyle({ fill: color.textMuted });
export const stars = partStyle({ stroke: color.textMuted });
export const ground = partStyle({ fill: color.background });
export const line = partStyle({ stroke: color.primary, strokeWidth: 1.4 });
export const faint = partStyle({ stroke: color.textMuted, strokeWidth: 0.8 });
export const sun = partStyle({ fill: color.accent });
export const litDoor = partStyle({ fill: color.primarySoft });
export const part = partStyle({
  fill: color.background,
  stroke: color.textMuted,
  strokeWidth: 0.8,
});
export const litPart = partStyle({ fill: color.primary });
export const none = partStyle({ fill: 'none' });
export const glyph = partStyle({ color: color.text });

export const play = partStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.x3,
  insetInlineStart: vars.space.x3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.full,
  background: color.background,
  color: color.text,
  // On a small cover the mark is smaller and nearer to the corner.
  '@container': {
    [containerQuery.below('thumbnail')]: { scale: '0.7', insetBlockEnd: 0, insetInlineStart: 0 },
  },
});
