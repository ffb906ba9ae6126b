import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Within a `nav`, Safari keeps the list semantics without markers. */
const plainList = { listStyle: 'none', paddingInlineStart: 0 } as const;

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const floatingList = componentStyle([
  panel,
  {
    ...plainList,
    minInlineSize: '12rem',
    maxInlineSize: 'min(18rem, 100vw - 16px)',
    paddingBlock: vars.space.x2,
  },
]);

export const inlineList = componentStyle({
  ...plainList,
  paddingInlineStart: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
});
