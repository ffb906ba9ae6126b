import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const sentence = inLayer({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
