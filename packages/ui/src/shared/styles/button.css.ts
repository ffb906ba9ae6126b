import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { baseRecipe } from './component-style.ts';
import { chosenBox, disabledBox } from './control-states.ts';

const ink = createVar();

export const button = baseRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minInlineSize: vars.size.target,
    paddingInline: vars.space.x5,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: ink,
    font: 'inherit',
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    textDecoration: 'none',
    // A long Hindi word breaks rather than widening the page at 320 px.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}, box-shadow ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      // A busy button keeps its colours, to differ from a disabled one.
      '&:is(:disabled, [aria-disabled="true"]):not([data-state="loading"])': disabledBox,
      '&:active:not(:disabled, [aria-disabled="true"])': { translate: '0 1px' },
      '&[data-state="loading"]': { cursor: 'not-allowed' },
    },
    // In print, a link styled as a button is useless too.
    '@media': { print: { display: 'none' } },
  },
  variants: {
    variant: {
      primary: {
        vars: { [ink]: vars.color.onPrimary },
        background: vars.color.primaryFill,
        borderColor: vars.color.primary,
        // The engraved inner line of a brass plate.
        boxShadow: `inset 0 0 0 3px ${vars.color.primaryFill}, inset 0 0 0 4px color-mix(in oklab, ${vars.color.onPrimary} 45%, ${vars.color.primaryFill})`,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: vars.state.hoverFilled,
          },
        },
      },
      secondary: {
        vars: { [ink]: vars.color.text },
        borderColor: vars.color.control,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])': {
            background: vars.state.hover,
          },
          '&[aria-pressed="true"]': chosenBox,
        },
      },
      quiet: {
        vars: { [ink]: vars.color.primary },
        paddingInline: vars.space.x2,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        selectors: {
          // It has no border to show as dashed.
          '&:is(:disabled, [aria-disabled="true"]):not([data-state="loading"])': {
            borderColor: 'transparent',
          },
          '&:hover:not(:disabled, [aria-disabled="true"])': { textDecorationThickness: '2px' },
        },
      },
      danger: {
        vars: { [ink]: vars.color.danger },
        borderColor: vars.color.danger,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.dangerSoft },
        },
      },
      dangerFilled: {
        // A theme proves the contrast of danger as text on the background; here the two are exchanged.
        vars: { [ink]: vars.color.background },
        background: vars.color.danger,
        borderColor: vars.color.danger,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: `color-mix(in oklab, ${vars.color.danger} 85%, ${vars.color.text})`,
          },
        },
      },
    },
    size: {
      regular: { minBlockSize: vars.size.target },
      small: {
        minBlockSize: vars.size.small,
        '@media': { '(pointer: coarse)': { minBlockSize: vars.size.finger } },
        paddingInline: vars.space.x4,
        fontSize: vars.text.small,
      },
    },
    fullWidth: {
      true: { inlineSize: '100%' },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'regular' },
});
