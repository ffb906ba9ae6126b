import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const row = inLayer({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});

const side = '96px';

export const frame = inLayer({
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

export const picture = inLayer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const facts = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 9rem',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const actions = inLayer({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** The label drawn as a button. The input itself is out of sight just before it, so it shows the input's states. */
export const choose = inLayer({
  selectors: {
    'input:focus-visible + &': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input[aria-invalid="true"] + &': { borderColor: vars.color.danger, borderWidth: '2px' },
    'input:disabled + &': {
      borderColor: vars.color.border,
      borderStyle: 'dashed',
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
});

export const fileName = inLayer({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});
