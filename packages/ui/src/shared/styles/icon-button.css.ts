import { vars } from '@jyoti/themes/contract';
import { baseRecipe } from './component-style.ts';
import { chosenBox, disabledBox, disabledInk } from './control-states.ts';

/** A square target with one icon: IconButton, and the arrows and crosses of other components. */
export const iconButton = baseRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])': {
        background: vars.state.hover,
      },
      '&[aria-pressed="true"]': chosenBox,
      '&:active:not(:disabled, [aria-disabled="true"])': { translate: '0 1px' },
      '&:disabled, &[aria-disabled="true"]': disabledInk,
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonBorder',
      },
    },
  },
  variants: {
    variant: {
      plain: {},
      outlined: {
        borderColor: vars.color.control,
        selectors: { '&:disabled, &[aria-disabled="true"]': disabledBox },
      },
    },
    size: {
      regular: {},
      small: { inlineSize: vars.size.small, blockSize: vars.size.small },
    },
  },
  defaultVariants: { variant: 'plain', size: 'regular' },
});
