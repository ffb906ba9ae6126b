import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const portrait = componentStyle({ inlineSize: '5.25rem' });

/** A name is not a sentence: the underline appears on hover. */
export const name = componentStyle({
  color: vars.color.text,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  fontSize: vars.text.small,
});

/** The label next to its value, or above it in a narrow card. */
export const fact = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });
export const label = componentStyle({ flex: '0 0 6.5rem', color: vars.color.textMuted });
export const value = componentStyle({ flex: '1 1 7rem', minInlineSize: 0 });

export const wholeLine = componentStyle({ flexBasis: '100%' });
export const action = componentStyle({ flex: '1 1 7rem' });
