import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'break-word',
  selectors: { '&[data-state="not-advised"]': { borderStyle: 'dashed' } },
});

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
});

export const pale = inLayer({ opacity: 0.45 });

/** Below the stone where they would be squeezed beside it. */
export const words = inLayer({
  flex: '1 1 8.5rem',
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const title = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });

export const alias = inLayer({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 400,
});

export const graha = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const caution = inLayer({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.warning}`,
  background: vars.color.warningSoft,
  fontSize: vars.text.small,
});

export const cautionIcon = inLayer({ flexShrink: 0, color: vars.color.warning });

export const cautionName = inLayer({ fontWeight: 600 });
