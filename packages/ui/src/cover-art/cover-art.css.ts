import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/component-style.ts';

const { color } = vars;

export const root = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.background,
});

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const photo = componentStyle({ objectFit: 'cover' });

export const band = {
  sky1: componentStyle({ fill: color.sky1 }),
  sky2: componentStyle({ fill: color.sky2 }),
  dawn1: componentStyle({ fill: color.dawn1 }),
  dawn2: componentStyle({ fill: color.dawn2 }),
};

export const star = componentStyle({ fill: color.textMuted });
export const ground = componentStyle({ fill: color.background });
export const line = componentStyle({ stroke: color.primary, strokeWidth: 1.4 });
export const faint = componentStyle({ stroke: color.textMuted, strokeWidth: 0.8 });
export const sun = componentStyle({ fill: color.accent });
export const litDoor = componentStyle({ fill: color.primarySoft });
export const glyph = componentStyle({ color: color.text });

export const play = componentStyle({
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
  '@container': { '(max-width: 10rem)': { scale: '0.7', insetBlockEnd: 0, insetInlineStart: 0 } },
});
