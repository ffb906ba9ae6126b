import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const RATIO = '4 / 3';

/** Reserves the space of a film while its code loads. */
export const waiting = style({ aspectRatio: RATIO, background: vars.color.surface });

export const film = style({
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
});

export const picture = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x2,
  aspectRatio: RATIO,
  padding: vars.space.x3,
  background: vars.color.background,
  textAlign: 'center',
});

export const controls = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const bar = style({ flexWrap: 'nowrap' });

export const slider = style({
  flex: '1 1 4rem',
  minInlineSize: 0,
  accentColor: vars.color.primary,
});

export const sky = style({
  inlineSize: 'min(100%, 20rem)',
  blockSize: 'auto',
  maxBlockSize: '10.5rem',
});

export const orbit = style({ fill: 'none', stroke: vars.color.control, strokeWidth: 1 });
export const sun = style({ fill: vars.color.primary });
export const earth = style({ fill: vars.color.secondary });
export const mercury = style({ fill: vars.color.accent });
export const sight = style({ stroke: vars.color.text, strokeWidth: 1, strokeDasharray: '3 3' });
export const band = style({ stroke: vars.color.border, strokeWidth: 6, strokeLinecap: 'round' });
