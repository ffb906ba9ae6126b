import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

export const root = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space.x4} ${vars.space.x6}`,
    color: vars.color.text,
  }),
);

export const words = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1 1 20rem',
    gap: vars.space.x3,
    minInlineSize: 0,
  }),
);

/** The opening sentence of a result is set in the heading face: it is what the page says. */
export const lead = style(
  layer({
    maxInlineSize: vars.size.measure,
    marginBlockStart: vars.space.x1,
    color: vars.color.textMuted,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.text.h3,
    lineHeight: 1.4,
    overflowWrap: 'break-word',
  }),
);

export const actions = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x3,
    '@media': { print: { display: 'none' } },
  }),
);
