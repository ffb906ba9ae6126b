import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledBox } from '../shared/styles/control-states.ts';

export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

const side = '96px';

export const frame = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.textMuted,
  overflow: 'hidden',
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 9rem',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const actions = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

/**
 * The label, styled as a button. The input itself is visually hidden right before it, so the label
 * shows the input's states.
 */
export const choose = componentStyle({
  selectors: {
    'input:focus-visible + &': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input[aria-invalid="true"] + &': { borderColor: vars.color.danger, borderWidth: '2px' },
    'input:disabled + &': disabledBox,
  },
});

export const fileName = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});
