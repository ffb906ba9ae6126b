import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

const { color } = vars;

export const root = inLayer({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.background,
});

export const picture = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const photo = inLayer({ objectFit: 'cover' });

export const band = {
  sky1: inLayer({ fill: color.sky1 }),
  sky2: inLayer({ fill: color.sky2 }),
  dawn1: inLayer({ fill: color.dawn1 }),
  dawn2: inLayer({ fill: color.dawn2 }),
};

export const star = inLayer({ fill: color.textMuted });
export const ground = inLayer({ fill: color.background });
export const line = inLayer({ stroke: color.primary, strokeWidth: 1.4 });
export const faint = inLayer({ stroke: color.textMuted, strokeWidth: 0.8 });
export const sun = inLayer({ fill: color.accent });
export const litDoor = inLayer({ fill: color.primarySoft });
export const glyph = inLayer({ color: color.text });

export const play = inLayer({
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
