import { vars } from '@jyoti/themes/contract';
import { partStyle } from './component-style.ts';
import { iconButton } from './icon-button.css.ts';

/** The button in a field that clears its text. */
export const clear = partStyle([
  iconButton(),
  {
    position: 'absolute',
    insetBlock: '2px',
    insetInlineEnd: '2px',
    inlineSize: `calc(${vars.size.target} - 4px)`,
    blockSize: 'auto',
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text } },
  },
]);
