import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { createContainer, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const frame = createContainer();
const middle = `${frame} (min-width: 36rem)`;
const wide = `${frame} (min-width: 60rem)`;

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const rules = (styles: Rules): StyleRule => ({ '@layer': { [layers.components]: styles } });

export const root = style(
  rules({
    containerName: frame,
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space.x4,
    color: vars.color.text,
  }),
);

export const summaryLord = style(rules({ color: vars.color.text, fontWeight: 600 }));

export const list = style(
  rules({
    display: 'grid',
    gap: vars.space.x2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

/** In the colour of its lord: the edge takes it, words do not. */
export const hora = recipe({
  base: rules({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: vars.space.x3,
    minInlineSize: 0,
    padding: vars.space.x3,
    border: `1px solid ${vars.color.border}`,
    borderInlineStart: '4px solid currentColor',
    borderRadius: vars.radius.cell,
    background: vars.color.surface,
  }),
  variants: {
    running: {
      true: rules({ outline: `2px solid ${vars.color.text}`, outlineOffset: '-1px' }),
    },
  },
});

export const glyph = style(rules({ marginBlockStart: '0.125rem' }));

export const words = style(
  rules({
    display: 'grid',
    gap: '0.125rem',
    minInlineSize: 0,
    color: vars.color.text,
    lineHeight: 1.4,
    overflowWrap: 'break-word',
  }),
);

export const name = style(
  rules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x2,
    fontWeight: 600,
  }),
);

export const time = style(rules({ fontSize: vars.text.small }));

export const detail = style(rules({ color: vars.color.textMuted, fontSize: vars.text.small }));
