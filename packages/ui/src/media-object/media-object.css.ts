import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

export const root = recipe({
  base: layer({ display: 'flex', minInlineSize: 0, color: vars.color.text }),
  variants: {
    align: { start: layer({ alignItems: 'flex-start' }), center: layer({ alignItems: 'center' }) },
    gap: { x3: layer({ gap: vars.space.x3 }), x4: layer({ gap: vars.space.x4 }) },
  },
});

export const media = style(layer({ display: 'flex', flexShrink: 0 }));

export const words = style(layer({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }));
