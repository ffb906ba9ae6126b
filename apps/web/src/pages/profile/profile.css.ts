import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border}`;

/** Title, name and since when; takes the line that the portrait leaves. */
export const who = style({ flex: '1 1 11rem', minInlineSize: 0 });

export const parts = style({ maxInlineSize: '44rem' });

/** Beside the parts, or not at all: on a narrow screen the parts are few enough to scroll. */
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

/** Line ends stay where the writer put them. */
export const written = style({ whiteSpace: 'pre-line' });
