import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

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
