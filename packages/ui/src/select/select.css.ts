import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/component-style.ts';

export const select = componentStyle({
  cursor: 'pointer',
  // Nothing chosen yet reads like a placeholder.
  selectors: {
    '&:has(> option[value=""]:checked)': { color: vars.color.textMuted },
  },
});
