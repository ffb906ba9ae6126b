import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { starsClip } from '../sky-scene/sky-scene.css.ts';
import { componentRecipe } from '../shared/styles/component-style.ts';
/** Distance from the top of the hero to its words. */
const above = createVar();

const forced = { '(forced-colors: active)': { background: 'Canvas' } };

export const root = componentRecipe({
  base: [
    {
      // No star is drawn behind words: above them on a phone, beside them on wider screens.
      vars: { [starsClip]: `inset(0 0 calc(100% - ${above} + ${vars.space.x1}) 0)` },
      '@media': {
        [media.tablet]: { vars: { [starsClip]: 'inset(0 0 0 60%)' } },
        [media.desktop]: { vars: { [starsClip]: 'inset(0 0 0 46%)' } },
      },
    },
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      overflow: 'clip',
      isolation: 'isolate',
      color: vars.color.text,
      '@media': forced,
    },
  ],
  variants: {
    height: {
      screen: [
        {
          vars: { [above]: `calc(${vars.size.header} + ${vars.space.x6})` },
          '@media': {
            [media.tablet]: { vars: { [above]: `calc(${vars.size.header} + ${vars.space.x8})` } },
          },
        },
        { minBlockSize: 'max(40rem, 100svh)' },
      ],
      page: [
        {
          vars: { [above]: vars.space.x6 },
          '@media': { [media.desktop]: { vars: { [above]: vars.space.x7 } } },
        },
        {
          borderBlockEnd: `1px solid ${vars.color.border}`,
          '@media': { [media.desktop]: { minBlockSize: '36rem' } },
        },
      ],
    },
  },
});

/** Below the words on a phone there is space for the drawing, however long the words are. */
export const words = componentRecipe({
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x4,
    minInlineSize: 0,
    paddingBlockStart: above,
  },
  variants: {
    height: {
      screen: {
        maxInlineSize: '22rem',
        paddingBlockEnd: '18rem',
        '@media': { [media.tablet]: { maxInlineSize: '27rem', paddingBlockEnd: 0 } },
      },
      page: {
        maxInlineSize: '34rem',
        paddingBlockEnd: '15rem',
        '@media': {
          [media.tablet]: { paddingBlockEnd: '21rem' },
          [media.desktop]: { maxInlineSize: '26rem', paddingBlockEnd: vars.space.x8 },
        },
      },
    },
  },
});
