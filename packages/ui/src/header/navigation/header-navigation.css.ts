import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

/** Within a `nav`, Safari keeps the list semantics without markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

export const inlineList = componentStyle({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  // Items that do not fit wrap to a second line instead of being hidden.
  columnGap: vars.space.x1,
});

export const inlineItem = componentStyle({ minInlineSize: 0 });

export const panelList = componentStyle({ ...plainList, display: 'grid' });

export const panelItem = componentStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
