import { vars } from '@jyoti/themes/contract';
import { baseStyle } from '../styles/component-style.ts';

/** The chip inverts the text colours, because it is neither good nor bad. */
export const chip = {
  paddingInline: vars.space.x2,
  // Forced colours drop the fill; the border keeps the chip recognisable.
  border: `1px solid ${vars.color.text}`,
  borderRadius: vars.radius.badge,
  background: vars.color.text,
  color: vars.color.background,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.prose,
  whiteSpace: 'nowrap',
} as const;

/** The word "Now" next to the name of the current period. */
export const nowChip = baseStyle({
  ...chip,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});
