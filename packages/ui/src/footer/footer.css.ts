import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: Omit<StyleRule, '@layer' | 'vars'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

const WIDE = media.desktop;

export const root = style(
  layer({ display: 'block', color: vars.color.text, overflowWrap: 'break-word' }),
);

export const ground = style(
  layer({
    paddingBlock: vars.space.x7,
    // The theme picker stands over the end of the page.
    paddingBlockEnd: `calc(${vars.space.x7} + ${vars.size.button})`,
    background: vars.color.surface,
  }),
);

export const top = style(
  layer({
    display: 'grid',
    gap: vars.space.x6,
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(16rem, 20rem) 1fr', gap: vars.space.x7 },
    },
  }),
);

export const house = style(
  layer({ display: 'grid', alignContent: 'start', gap: vars.space.x5, minInlineSize: 0 }),
);

export const newsletter = style(layer({ display: 'grid', gap: vars.space.x3 }));

export const newsletterForm = style(
  layer({
    display: 'grid',
    gap: vars.space.x3,
    justifyItems: 'stretch',
    maxInlineSize: '28rem',
  }),
);

export const status = style(
  layer({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    color: vars.color.success,
    selectors: {
      '&:empty': { display: 'none' },
      // Takes the focus only so that it is read; there is nothing to do on it.
      '&:focus': { outline: 'none' },
    },
  }),
);

export const statusIcon = style(layer({ flexShrink: 0 }));

export const columns = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: `${vars.space.x6} ${vars.space.x5}`,
    alignContent: 'start',
    minInlineSize: 0,
  }),
);

export const column = style(layer({ minInlineSize: 0 }));

export const columnTitle = style(
  layer({ fontFamily: vars.font.body, fontSize: vars.text.body, fontWeight: 600 }),
);

/** Within a navigation Safari keeps a list a list without its markers. */
export const list = style(
  layer({ listStyle: 'none', paddingInlineStart: 0, marginBlockStart: vars.space.x1 }),
);

export const link = style(
  layer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    color: vars.color.textMuted,
    lineHeight: 1.4,
    textDecoration: 'none',
    selectors: {
      '&:hover': {
        color: vars.color.text,
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.primary,
      },
    },
    // A mouse needs less room than a finger.
    '@media': { '(pointer: fine)': { minBlockSize: '36px' } },
  }),
);

export const note = style(
  layer({
    marginBlockStart: vars.space.x2,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
  }),
);

export const socialIcon = style(layer({ flexShrink: 0, inlineSize: '24px', blockSize: '24px' }));

export const socialWords = style(
  layer({ display: 'grid', paddingBlock: vars.space.x1, lineHeight: 1.3 }),
);

export const followers = style(layer({ fontSize: vars.text.caption }));

export const accreditations = style(
  layer({
    display: 'grid',
    gap: vars.space.x3,
    marginBlockStart: vars.space.x6,
    paddingBlockStart: vars.space.x5,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const accreditation = style(
  layer({
    display: 'grid',
    padding: `${vars.space.x2} ${vars.space.x4}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.badge,
    fontSize: vars.text.small,
    lineHeight: 1.4,
  }),
);

export const accreditationDetail = style(
  layer({ color: vars.color.textMuted, fontSize: vars.text.caption }),
);

export const legal = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space.x2} ${vars.space.x5}`,
    marginBlockStart: vars.space.x6,
    paddingBlockStart: vars.space.x5,
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
  }),
);

export const office = style(layer({ fontStyle: 'normal' }));
