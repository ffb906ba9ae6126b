import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const shelf = style({
  display: 'grid',
  gap: `${vars.space.x6} ${vars.space.x5}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const featured = style({ minInlineSize: 0 });

// One article across the page lies on its side: its cover is not to fill the window.
globalStyle(`${featured} > article`, {
  '@media': {
    '(min-width: 48rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
    },
  },
});
// There its column gives the cover its width, the words beside it the least of its height.
globalStyle(`${featured} > article > [data-part="cover-art"]`, {
  '@media': {
    '(min-width: 48rem)': {
      alignSelf: 'stretch',
      aspectRatio: 'auto',
      minInlineSize: 0,
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});
