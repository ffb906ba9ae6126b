import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

const inLayer = (rule: Parameters<typeof layer>[0]) => style(layer(rule));

export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const title = inLayer({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 400,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const centred = inLayer({ textAlign: 'center', justifyItems: 'center' });

const sentence = inLayer({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const sentenceOf = styleVariants({
  large: [sentence, layer({ maxInlineSize: '24em', fontSize: vars.text.h1, lineHeight: 1.18 })],
  regular: [sentence, layer({ maxInlineSize: 'none', fontSize: vars.text.h4, lineHeight: 1.4 })],
});
