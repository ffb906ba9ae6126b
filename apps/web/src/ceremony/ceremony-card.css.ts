import { globalStyle, style } from '@vanilla-extract/css';

export const ceremonyCard = style({ blockSize: '100%' });

// Two lines of what it is: the whole of it stands on its own page.
globalStyle(`${ceremonyCard} p`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
