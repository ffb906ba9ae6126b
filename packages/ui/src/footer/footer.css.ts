import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { FLOATING_BUTTON } from '../shared/styles/floating-button.ts';

const WIDE = media.desktop;

export const root = componentStyle({
  display: 'block',
  color: vars.color.text,
  overflowWrap: 'break-word',
  '@media': { print: { display: 'none' } },
});

export const ground = componentStyle({
  paddingBlockStart: vars.space.x5,
  // The theme picker is above the end of the page.
  paddingBlockEnd: `calc(${vars.space.x5} + ${FLOATING_BUTTON})`,
  background: vars.color.surface,
});

export const top = componentStyle({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(16rem, 20rem) 1fr', gap: vars.space.x7 },
  },
});

export const house = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const newsletter = componentStyle({ display: 'grid', gap: vars.space.x3 });

/** The button is next to the address if both fit. */
export const newsletterForm = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  maxInlineSize: '28rem',
});
export const newsletterEmail = componentStyle({ flex: '1 1 11rem' });

export const status = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.success,
  selectors: {
    '&:empty': { display: 'none' },
    // Focused only to be announced; it is not interactive.
    '&:focus': { outline: 'none' },
  },
});

export const statusIcon = componentStyle({ flexShrink: 0 });

/** On a phone in two columns of about the same height; from there up side by side. */
export const columns = componentStyle({
  columns: '2 8.5rem',
  columnGap: vars.space.x5,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      rowGap: vars.space.x6,
      alignContent: 'start',
    },
  },
});

export const column = componentStyle({
  minInlineSize: 0,
  breakInside: 'avoid',
  marginBlockEnd: vars.space.x4,
  '@media': { [media.tablet]: { marginBlockEnd: 0 } },
});

export const columnTitle = componentStyle({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
});

/** Within a `nav`, Safari keeps the list semantics without markers. */
export const list = componentStyle({
  listStyle: 'none',
  paddingInlineStart: 0,
  marginBlockStart: vars.space.x1,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.label,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: vars.color.text,
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.primary,
    },
  },
  // A mouse needs a smaller target than touch.
  '@media': { '(pointer: fine)': { minBlockSize: '32px' } },
});

export const note = componentStyle({
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const socialIcon = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
});

export const socialWords = componentStyle({
  display: 'grid',
  paddingBlock: vars.space.x1,
  lineHeight: vars.lineHeight.title,
});

export const followers = componentStyle({ fontSize: vars.text.caption });

export const accreditations = componentStyle({
  display: 'grid',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const accreditation = componentStyle({
  display: 'grid',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.label,
});

export const accreditationDetail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  marginBlockStart: vars.space.x5,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const office = componentStyle({ fontStyle: 'normal' });
