import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { starsClip, subjectFoot, subjectHeight } from '../../sky-scene/sky-scene.css.ts';
import { componentRecipe, componentStyle } from '../../shared/styles/component-style.ts';
/** Distance from the top of the hero to its words. */
const above = createVar();

const forced = { '(forced-colors: active)': { background: 'Canvas' } };

/** Space for three lines of a caption. */
const CAPTION = '4.25rem';
/** Height of the drawing below the text on a phone: the remaining height, limited to the height it needs. */
const drawing = 'clamp(6rem, 100svh - 35.75rem - var(--jyoti-below-hero, 0px), 17rem)';

/** The same on a tablet, where the text is beside the drawing but its last lines may reach over it. */
const drawingOfTablet = 'clamp(6rem, 100svh - 33rem - var(--jyoti-below-hero, 0px), 22rem)';

/** Height of the drawing on a phone or a narrow page that gives it all the height it needs: its width there times its proportions. */
const drawingOfPage = 'clamp(26rem, 118vw, 40rem) * 420 / 760';

export const root = componentRecipe({
  base: [
    {
      // No stars behind text: they are above it on a phone, next to it on wider screens.
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
          vars: {
            [above]: `calc(${vars.size.header} + ${vars.space.x3})`,
            [subjectHeight]: drawing,
          },
          '@media': {
            [media.tablet]: {
              vars: {
                [subjectHeight]: drawingOfTablet,
                [above]: `calc(${vars.size.header} + clamp(${vars.space.x5}, 9svh - 1rem, ${vars.space.x8}))`,
              },
            },
          },
        },
      ],
      page: [
        {
          vars: { [above]: vars.space.x6 },
          '@media': { [media.desktop]: { vars: { [above]: vars.space.x7 } } },
        },
        {
          borderBlockEnd: `1px solid ${vars.color.border}`,
          '@media': {
            [media.desktop]: { minBlockSize: '36rem' },
            // No scene is printed, so no space is left for it.
            print: { minBlockSize: 0 },
          },
        },
      ],
    },
    captioned: { true: { vars: { [subjectFoot]: CAPTION } } },
  },
});

/** Below the text on a phone there is space for the drawing, however long the text is. */
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
        gap: vars.space.x3,
        paddingBlockEnd: `calc(${drawing} + ${CAPTION})`,
        '@media': {
          [media.tablet]: {
            gap: vars.space.x4,
            maxInlineSize: '27rem',
            paddingBlockEnd: vars.space.x5,
          },
          print: { paddingBlockEnd: 0 },
        },
      },
      page: {
        maxInlineSize: '34rem',
        paddingBlockEnd: `calc(${drawingOfPage} + ${vars.space.x4})`,
        '@media': {
          [media.tablet]: { paddingBlockEnd: '21rem' },
          [media.desktop]: { maxInlineSize: '26rem', paddingBlockEnd: vars.space.x8 },
          print: { paddingBlockEnd: vars.space.x4 },
        },
      },
    },
  },
});

/** Below the drawing, over its lower edge on wide screens. */
export const foot = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  minBlockSize: CAPTION,
  paddingInline: vars.size.gutter,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: {
      justifyContent: 'end',
      minBlockSize: 0,
      paddingBlockEnd: vars.space.x3,
      paddingInline: `max(${vars.size.gutter}, calc(50% - 35rem))`,
      background: 'none',
    },
    print: { position: 'static', justifyContent: 'start', background: 'none' },
  },
});

/** With its own background, so that no line of the drawing runs through it. */
export const caption = componentStyle({
  color: vars.color.text,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
  '@media': {
    [media.desktop]: {
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.control,
      background: vars.color.background,
    },
  },
});
