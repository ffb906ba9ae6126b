import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { createVar, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: Omit<StyleRule, '@layer' | 'vars'>) => ({
  '@layer': { [layers.components]: rule },
});

/** By how much the reader wants the text larger or smaller. */
const scale = createVar();
const factors = { small: '0.88', medium: '1', large: '1.25' };

export const root = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.x4,
    minInlineSize: 0,
    maxInlineSize: vars.size.measure,
    fontSize: `calc(${vars.text.body} * ${scale})`,
    lineHeight: 1.65,
    overflowWrap: 'break-word',
  }),
);

export const sizes = styleVariants(factors, (factor) => ({ vars: { [scale]: factor } }));

/** No specificity, so that a component inside always keeps its own look. */
const inside = (selector: string, rule: StyleRule) => globalStyle(`:where(${selector})`, rule);
/** Plain elements only: those of components have a class. */
const plain = (element: string) => `${root} ${element}:not([class])`;

// Headings are set by their level, also where they are components, so that all of them follow the chosen size.
globalStyle(`${root} h2`, layer({ fontSize: `calc(${vars.text.h3} * ${scale})` }));
globalStyle(`${root} :is(h3, h4)`, layer({ fontSize: `calc(${vars.text.h4} * ${scale})` }));

inside(
  `${root} > section`,
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x4,
  }),
);
inside(`${root} > section + *, ${root} > * + section`, layer({ marginBlockStart: vars.space.x6 }));
inside(`${root} > section > * + :is(h3, h4)`, layer({ marginBlockStart: vars.space.x3 }));
// On a narrow screen the strip of a Contents is below the header too.
inside(
  `${root} section[id]`,
  layer({
    '@media': {
      [`${media.belowDesktop} and (min-height: 30rem)`]: { scrollMarginBlockStart: vars.space.x7 },
    },
  }),
);

inside(plain('p'), layer({ lineHeight: 1.7 }));

inside(
  `${plain('ul')}, ${plain('ol')}`,
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x2,
    margin: 0,
    paddingInlineStart: vars.space.x5,
  }),
);
inside(plain('ul'), layer({ listStyle: 'none' }));
// A tick of the scale in place of a bullet.
inside(`${plain('ul')} > li`, layer({ position: 'relative' }));
globalStyle(
  `:where(${plain('ul')} > li)::before`,
  layer({
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space.x5})`,
    insetBlockStart: '0.8em',
    inlineSize: vars.space.x3,
    borderBlockStart: `2px solid ${vars.color.primary}`,
  }),
);
globalStyle(`:where(${plain('ol')} > li)::marker`, layer({ color: vars.color.textMuted }));

inside(
  plain('figure'),
  layer({
    display: 'grid',
    gap: vars.space.x2,
    margin: 0,
    paddingInlineStart: vars.space.x5,
    borderInlineStart: `2px solid ${vars.color.primary}`,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: `calc(${vars.text.h3} * ${scale})`,
    lineHeight: 1.4,
  }),
);
inside(`${plain('figure')} p`, layer({ lineHeight: 'inherit' }));
inside(
  `${plain('figure')} > figcaption`,
  layer({
    color: vars.color.textMuted,
    fontFamily: vars.font.body,
    fontWeight: 400,
    fontSize: vars.text.small,
  }),
);
