import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { panel } from '../shared/layers/panel.css.ts';

/** Input and button share a line while the input has 12rem; otherwise the button takes the next line. */
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const box = componentStyle({ position: 'relative', flex: '999 1 12rem', minInlineSize: 0 });

/** Wide enough for "Searching…", so that there is no layout shift. */
export const button = componentStyle({
  flex: '1 0 9.5rem',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
});

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
    '&[aria-selected="true"]': {
      borderInlineStartColor: vars.color.primary,
      background: vars.color.primarySoft,
      // In forced colours, where no border is transparent, the bar would show on every option.
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const status = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  marginBlock: `${vars.space.x2} 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.label,
});

export const pin = componentStyle({
  flexShrink: 0,
  color: vars.color.success,
  // Browsers do not change the colours of SVGs there.
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** Text only, aligned with the field. */
export const offer = componentStyle({ paddingInline: 0 });

/** The last resort, less prominent than the search: a line in the margin, no box. */
export const byHand = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x3,
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `1px solid ${vars.color.control}`,
});

export const byHandActions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});
