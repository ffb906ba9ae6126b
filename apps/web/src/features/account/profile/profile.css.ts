import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

/** Title, name and registration date; fills the line next to the portrait. */
export const who = style({ flex: '1 1 11rem', minInlineSize: 0 });

export const parts = style({ '@media': { [media.desktop]: { maxInlineSize: '44rem' } } });

/** Next to the sections, or hidden: a narrow screen needs no navigation for a few sections. */
export const contents = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const part = style({
  paddingBlock: vars.space.x6,
  borderBlockStart: hairline,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** Outlined, and last. */
export const danger = style({
  marginBlockStart: vars.space.x5,
  padding: vars.space.x5,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
});

/** Keeps the writer's line breaks. */
export const written = style({ whiteSpace: 'pre-line' });
