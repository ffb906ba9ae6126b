import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../../shared/styles/component-style.ts';

/** Where something is along the scale, as a percentage. */
export const at = '--jyoti-life-at';
/** How much of the scale a period takes: 0 to 1 in a row of periods, else as a percentage. */
export const share = '--jyoti-life-share';

export const figure = componentStyle({ containerType: 'inline-size', color: vars.color.text });

export const caption = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const scale = componentStyle({ position: 'relative', paddingBlockStart: '2rem' });

export const now = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `var(${at})`,
    borderInlineStart: `2px solid ${vars.color.text}`,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
  },
  variants: {
    /** Down to a row of periods, or through phases with gaps between them. */
    reach: {
      to: { blockSize: '3.25rem' },
      through: { blockSize: '4.25rem', zIndex: 1 },
    },
  },
});

export const nowLabel = componentRecipe({
  base: { position: 'absolute', insetBlockStart: '-0.25rem', paddingInline: vars.space.x2 },
  variants: {
    side: {
      after: { insetInlineStart: 0 },
      before: { insetInlineEnd: 0 },
    },
  },
});
