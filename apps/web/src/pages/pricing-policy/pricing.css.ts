import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** What a service is, in a quiet line below its name. */
export const serviceNote = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: 400,
});

export const packages = style({ marginBlockStart: vars.space.x2 });

export const packageCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const packagePrice = style({ fontSize: vars.text.h3 });

export const includes = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const include = style({ display: 'flex', gap: vars.space.x2, lineHeight: 1.45 });

export const check = style({
  flexShrink: 0,
  marginBlockStart: '0.15em',
  color: vars.color.primary,
});

export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const method = style({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontWeight: 600,
  textAlign: 'center',
});

/** The note fills the card, so that the buttons of a row stand on one line. */
globalStyle(`${packageCard} > :nth-last-child(2)`, { flexGrow: 1 });
