import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

/** Within a navigation Safari keeps a list a list without its markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

export const inlineList = componentStyle({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  // More items than a line holds make a second one rather than hiding any.
  columnGap: vars.space.x1,
});

export const inlineItem = componentStyle({ minInlineSize: 0 });

export const panelList = componentStyle({ ...plainList, display: 'grid' });

export const panelItem = componentStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
