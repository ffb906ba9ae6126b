import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  padding: 0,
  listStyle: 'none',
});

export const choice = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
  // The mark of the selected one; visible in forced colours.
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textMuted,
  // Devanagari needs its height in a row of Latin.
  lineHeight: vars.lineHeight.prose,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:is([aria-current], [aria-checked="true"])': {
      borderBlockEndColor: vars.color.primary,
      color: vars.color.text,
      fontWeight: vars.weight.strong,
      cursor: 'default',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&:is([aria-current], [aria-checked="true"])': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
