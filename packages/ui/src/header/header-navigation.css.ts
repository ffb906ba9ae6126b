import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: Omit<StyleRule, '@layer' | 'vars'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

/** Within a navigation Safari keeps a list a list without its markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

export const inlineList = style(
  layer({
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // More items than a line holds make a second one rather than hiding any.
    columnGap: vars.space.x1,
  }),
);

export const inlineItem = style(layer({ minInlineSize: 0 }));

export const panelList = style(layer({ ...plainList, display: 'grid' }));

export const panelItem = style(
  layer({
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    },
  }),
);
