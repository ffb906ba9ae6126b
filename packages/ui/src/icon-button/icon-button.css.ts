import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { recipe } from '@vanilla-extract/recipes';

export const iconButton = recipe({
  base: {
    '@layer': {
      [layers.components]: {
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
            background: vars.color.primarySoft,
          },
          '&[aria-pressed="true"]': {
            background: vars.color.primarySoft,
            borderColor: vars.color.primary,
            boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
          },
          '&:disabled, &[aria-disabled="true"]': {
            cursor: 'not-allowed',
            color: vars.color.textMuted,
            opacity: 0.6,
          },
        },
        '@media': {
          '(forced-colors: active)': {
            borderColor: 'ButtonBorder',
            selectors: {
              '&[aria-pressed="true"]': {
                forcedColorAdjust: 'none',
                background: 'Highlight',
                borderColor: 'Highlight',
                boxShadow: 'none',
                color: 'HighlightText',
              },
              '&:disabled, &[aria-disabled="true"]': {
                color: 'GrayText',
                borderColor: 'GrayText',
                opacity: 1,
              },
            },
          },
        },
      },
    },
  },
  variants: {
    variant: {
      plain: {},
      outlined: { '@layer': { [layers.components]: { borderColor: vars.color.control } } },
    },
    size: {
      regular: {},
      small: {
        '@layer': { [layers.components]: { inlineSize: '2.25rem', blockSize: '2.25rem' } },
      },
    },
  },
});
