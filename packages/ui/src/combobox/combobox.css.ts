import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledInk } from '../shared/styles/control-states.ts';

export const list = componentStyle([
  panel,
  {
    inlineSize: 'var(--jyoti-anchor-width, max-content)',
    maxInlineSize: 'none',
    maxBlockSize: 'min(15rem, var(--jyoti-available-height, 15rem))',
  },
]);

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  // Space for the bar of the active option.
  borderInlineStart: '3px solid transparent',
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:hover': { background: vars.state.hover },
    '&[data-state="checked"]': { fontWeight: vars.weight.strong },
    '&[data-active]': {
      borderInlineStartColor: vars.color.primary,
      background: vars.color.primarySoft,
      // In forced colours, where no border is transparent, the bar would show on every option.
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { ...disabledInk, background: 'none' },
  },
});

/** The words of an option, and what is before its check mark. */
export const words = componentStyle({ flex: 1, minInlineSize: 0 });

export const groupLabel = componentStyle({
  paddingInline: `calc(${vars.space.x3} + 3px)`,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
});

/** In place of options. */
export const message = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  color: vars.color.textMuted,
});
