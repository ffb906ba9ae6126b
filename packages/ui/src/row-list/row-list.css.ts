import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const list = inLayer({
  margin: 0,
  padding: 0,
  color: vars.color.text,
  listStyle: 'none',
});

/** The action goes below the words where both do not fit on a line. */
export const row = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = inLayer({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = inLayer({ flexShrink: 0, maxInlineSize: '100%' });
