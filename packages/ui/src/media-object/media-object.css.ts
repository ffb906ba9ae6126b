import { vars } from '@jyoti/themes/contract';
import { partRecipe, partStyle } from '../shared/styles/component-style.ts';

export const root = partRecipe({
  base: { display: 'flex', minInlineSize: 0, color: vars.color.text },
  variants: {
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' } },
    gap: { x3: { gap: vars.space.x3 }, x4: { gap: vars.space.x4 } },
  },
});

export const media = partStyle({ display: 'flex', flexShrink: 0 });

export const words = partStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
