import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
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

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
});

export const pale = componentStyle({ opacity: 0.45 });

/** Below the stone if there is too little space next to it. */
export const words = componentStyle({
  flex: '1 1 8.5rem',
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const title = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const alias = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
});

export const graha = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const caution = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.warning}`,
  background: vars.color.warningSoft,
  fontSize: vars.text.small,
});

export const cautionIcon = componentStyle({ flexShrink: 0, color: vars.color.warning });

export const cautionName = componentStyle({ fontWeight: vars.weight.strong });
