import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** The form sets the gap between its fields. */
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

/** Always rendered, so that the live region announces new content; takes no space while empty. */
export const status = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.x5})` } },
});

export const legend = componentStyle({ marginBlockEnd: vars.space.x4 });

export const resolved = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `1px solid ${vars.color.control}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

/** As tall as the first line, so that it stays on that line when text wraps. */
export const clock = componentStyle({ flexShrink: 0, blockSize: '1lh' });
