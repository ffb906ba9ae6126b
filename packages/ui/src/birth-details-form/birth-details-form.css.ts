import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

/** The room between fields is the form's. */
export const fields = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

/** Always there, so that what comes into it is announced; empty, it takes no room. */
export const status = inLayer({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.x5})` } },
});

export const legend = inLayer({ marginBlockEnd: vars.space.x4 });

export const resolved = inLayer({
  display: 'flex',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `1px solid ${vars.color.control}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** As tall as the first line, so that it stands on that line whatever follows. */
export const clock = inLayer({ flexShrink: 0, blockSize: '1.5em' });
