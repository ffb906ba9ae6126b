import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

/**
 * Not animated, so that reduced motion needs no special case. The tint mixes the hairline colour into the background
 * below it, so that it is visible on page, card and dialog in every theme.
 */
const shape = {
  display: 'block',
  maxInlineSize: '100%',
  background: `color-mix(in oklab, ${vars.color.border} 70%, transparent)`,
  // Forced colours drop the fill and draw this border instead.
  border: '1px solid transparent',
} as const;

export const owner = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

export const text = componentRecipe({
  base: { display: 'block', inlineSize: '100%' },
  variants: {
    size: {
      body: { fontSize: vars.text.body },
      heading: { fontSize: vars.text.h2 },
    },
  },
  defaultVariants: { size: 'body' },
});

export const line = componentStyle({
  ...shape,
  blockSize: '0.7em',
  // Bar and margins together are one line box, so that nothing shifts when the text is loaded.
  marginBlock: '0.45em',
  borderRadius: vars.radius.cell,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
});

export const block = componentStyle({ ...shape, borderRadius: vars.radius.control });

export const circle = componentStyle({
  ...shape,
  flexShrink: 0,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
});
