import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle, componentVariants } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  minInlineSize: 0,
  color: vars.color.text,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 20rem',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const centred = componentStyle({ textAlign: 'center', justifyItems: 'center' });

export const smallTitle = componentStyle({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.lineHeight.text,
  color: vars.color.secondary,
});

const sentence = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  overflowWrap: 'break-word',
});

export const description = componentVariants({
  title: [
    sentence,
    {
      maxInlineSize: vars.size.measure,
      marginBlockStart: vars.space.x1,
      color: vars.color.textMuted,
      fontSize: vars.text.h3,
      lineHeight: vars.lineHeight.label,
    },
  ],
  description: [
    sentence,
    {
      maxInlineSize: '24em',
      color: vars.color.text,
      fontSize: vars.text.h1,
      lineHeight: vars.lineHeight.heading,
      textWrap: 'balance',
      // On a phone only as large as keeps what follows near the first screen.
      '@media': {
        [media.belowLandscape]: { fontSize: vars.text.h4, lineHeight: vars.lineHeight.label },
      },
    },
  ],
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});
