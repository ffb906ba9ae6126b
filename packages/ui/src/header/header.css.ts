import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { lineItem } from '../shared/styles/navigation-item.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';
import { iconButton } from '../shared/styles/icon-button.css.ts';

/** From this width on the navigation is in the header; below, it is in the menu. */
export const WIDE = media.desktop;
/** Width from which every action button fits between the logo and the menu button. */
const ROOMY = media.phone;

export const root = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.background,
  color: vars.color.text,
  '@media': { print: { display: 'none' } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  // The hairline is part of the height, so that skeleton and header are exactly as tall.
  minBlockSize: `calc(${vars.size.header} - 1px)`,
  '@media': { [WIDE]: { gap: vars.space.x4 } },
});

export const home = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.target,
  color: vars.color.text,
  textDecoration: 'none',
});

export const logoDrawing = componentStyle({ display: 'flex' });

export const logoImage = componentStyle({
  inlineSize: 'auto',
  maxInlineSize: '10rem',
  blockSize: '36px',
  objectFit: 'contain',
});

export const inlineNavigation = componentStyle({
  display: 'none',
  minInlineSize: 0,
  '@media': { [WIDE]: { display: 'block' } },
});

export const session = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [WIDE]: { marginInlineStart: 0 } },
});

export const welcome = componentStyle({
  minInlineSize: 0,
  maxInlineSize: '11rem',
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  // Tall enough for the marks above and below Devanagari letters.
  lineHeight: vars.lineHeight.label,
  textAlign: 'end',
  textWrap: 'balance',
});

/** Only with the navigation; on narrower pages it is in the menu. */
export const whenWide = componentStyle({
  display: 'none',
  '@media': { [WIDE]: { display: 'contents' } },
});

export const whenRoomy = componentStyle({
  display: 'none',
  '@media': { [ROOMY]: { display: 'contents' } },
});

export const actionLink = componentStyle([
  lineItem,
  { fontWeight: vars.weight.strong, whiteSpace: 'nowrap' },
]);

export const menuArea = componentStyle({
  flexShrink: 0,
  '@media': { [WIDE]: { display: 'none' } },
});

export const menuButton = componentStyle([
  iconButton(),
  // Its icon, not its target, is aligned with the end of the page's content.
  { marginInlineEnd: '-12px' },
]);

export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.size.gutter,
  borderBlock: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const panelSession = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const skeletonRow = componentStyle([
  row,
  { flexWrap: 'nowrap', overflow: 'hidden', gap: vars.space.x4 },
]);

export const skeletonNavigation = componentStyle({
  display: 'none',
  '@media': { [WIDE]: { display: 'flex', gap: vars.space.x5 } },
});

export const skeletonActions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
});
