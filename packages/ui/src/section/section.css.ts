import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { baseRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const band = baseRecipe({
  base: { display: 'block', paddingBlock: vars.size.sectionPadding },
  variants: {
    surface: {
      page: {},
      surface: {
        background: vars.color.surface,
        // Forced colours drop the second background; these lines separate the sections.
        borderBlock: '1px solid transparent',
      },
    },
    first: { true: { paddingBlockStart: vars.space.x6 }, false: {} },
  },
});

export const bandHeader = componentStyle({
  marginBlockEnd: vars.space.x4,
  '@media': { [media.tablet]: { marginBlockEnd: vars.space.x6 } },
});

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const dividedWords = componentStyle({
  '@media': { [media.tablet]: { gap: vars.space.x3 } },
});

/** What a badge shares with the title or, below it, with the scale. */
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minInlineSize: 0,
});

/** A long word breaks instead of widening the line. */
export const title = componentStyle({ minInlineSize: 0 });

/** As tall as a badge, so that sections with and without one have the same distances. */
export const scale = componentStyle({ minBlockSize: '1.75rem' });
