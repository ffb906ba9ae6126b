import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** In the fallback font the capitals would wrap on a narrow phone, and the page would shift when the font loads. */
export const title = style({ fontSize: `min(${vars.text.h1}, 8.5vw)` });

/** Both persons side by side with the swap button between them, or one below another. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: vars.space.x6,
    },
  },
});

/**
 * On some phones heading and menu fit on one line only after the font has loaded, so they are
 * always stacked.
 */
export const personHead = style({
  '@media': { [media.belowPhone]: { flexDirection: 'column', alignItems: 'start' } },
});

export const swap = style({ justifyContent: 'center' });

export const submit = style({ inlineSize: '100%', maxInlineSize: '30rem', marginInline: 'auto' });
