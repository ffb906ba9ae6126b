import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentStyle, partStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const hairline = `1px solid ${vars.color.border}`;

export const root = partStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const groupName = componentStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const group = componentStyle({
  padding: 0,
  listStyle: 'none',
  borderBlockStart: hairline,
  // Without a name above it, the row around has a line already.
  selectors: { 'li &:first-child': { borderBlockStart: 0 } },
});

/** The focus ring is around the row, not around all that is inside. */
export const item = componentStyle({ ':focus-visible': { outline: 'none' } });

const current = '[aria-current]:not([aria-current="false"])';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  paddingBlock: vars.space.x2,
  borderBlockEnd: hairline,
  borderInlineStart: '3px solid transparent',
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    ':is([aria-expanded], [aria-selected]) > &': { cursor: 'pointer' },
    ':is([aria-expanded], [aria-selected]) > &:hover': { background: vars.state.hover },
    // A bar in addition to the tint, which forced colours drop.
    [`:is(${current}, [aria-selected="true"]) > &`]: {
      borderInlineStartColor: vars.color.primary,
      background: vars.color.primarySoft,
    },
    // Rows are close together, so the focus ring is inside.
    ':focus-visible > &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    // An item that does not open is in line with those that do.
    ':is(:has(> [aria-expanded]), ul:first-child) > :not([aria-expanded]) > &': {
      paddingInlineStart: `calc(18px + 2 * ${vars.space.x2})`,
    },
  },
});

export const chevron = componentStyle({
  flexShrink: 0,
  color: vars.color.primary,
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > * > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="false"] > * > &': { rotate: '180deg' },
  },
});

/** Five levels deep at 320 px: a small indent with a line along it. */
export const inside = componentStyle({
  marginInlineStart: vars.space.x2,
  paddingInlineStart: vars.space.x1,
  paddingBlockEnd: vars.space.x3,
  borderInlineStart: `1px solid ${vars.color.control}`,
  '@container': {
    [`${frame} ${containerQuery.from('large')}`]: {
      marginInlineStart: vars.space.x4,
      paddingInlineStart: vars.space.x2,
    },
  },
});

export const empty = componentStyle({
  paddingBlock: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
