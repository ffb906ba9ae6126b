import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle, componentVariants } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const title = componentStyle({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lineHeight.text,
  color: vars.color.secondary,
});

export const centred = componentStyle({ textAlign: 'center', justifyItems: 'center' });

const sentence = componentStyle({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const sentenceOf = componentVariants({
  large: [
    sentence,
    {
      maxInlineSize: '24em',
      fontSize: vars.text.h1,
      lineHeight: vars.lineHeight.heading,
      // On a phone only as large as keeps what follows near the first screen.
      '@media': {
        [media.belowLandscape]: { fontSize: vars.text.h4, lineHeight: vars.lineHeight.label },
      },
    },
  ],
  regular: [
    sentence,
    { maxInlineSize: 'none', fontSize: vars.text.h4, lineHeight: vars.lineHeight.label },
  ],
});
