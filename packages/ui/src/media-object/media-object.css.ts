import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/component-style.ts';

export const root = componentRecipe({
  base: { display: 'flex', minInlineSize: 0, color: vars.color.text },
  variants: {
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' } },
    gap: { x3: { gap: vars.space.x3 }, x4: { gap: vars.space.x4 } },
  },
});

export const media = componentStyle({ display: 'flex', flexShrink: 0 });

export const words = componentStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
