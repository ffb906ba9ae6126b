import { vars } from '@jyoti/themes/contract';
import { partStyle } from '../shared/styles/component-style.ts';

/** Tabular digits, so that the slashes do not move during typing. */
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const box = partStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  ...figures,
});

export const input = partStyle(figures);

/** The untyped rest of the pattern, behind the typed text; not part of the value. */
export const ghost = partStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.x3,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'pre',
  pointerEvents: 'none',
  '::before': { content: 'attr(data-typed)', visibility: 'hidden' },
});

export const row = partStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.x2,
  maxInlineSize: '16rem',
});

export const open = partStyle({ flexShrink: 0, paddingInline: 0 });
