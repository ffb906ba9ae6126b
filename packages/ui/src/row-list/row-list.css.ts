import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const list = componentStyle({
  padding: 0,
  color: vars.color.text,
  listStyle: 'none',
});

/** The action moves below the text if both do not fit on a line. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = componentStyle({
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const action = componentStyle({ flexShrink: 0, maxInlineSize: '100%' });
