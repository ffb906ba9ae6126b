import { media, tallScreen } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import {
  componentGlobal,
  componentStyle,
  componentVariants,
  type Rule,
} from '../shared/styles/component-style.ts';

/** Scale factor of the text size selected by the reader. */
const scale = createVar();
const factors = { small: '0.88', medium: '1', large: '1.25' };

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x4,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  fontSize: `calc(${vars.text.body} * ${scale})`,
  lineHeight: vars.lineHeight.prose,
  overflowWrap: 'break-word',
});

export const sizes = componentVariants(factors, (factor) => ({ vars: { [scale]: factor } }));

/** No specificity, so that components inside keep their own styles. */
const inside = (selector: string, rule: Rule) => componentGlobal(`:where(${selector})`, rule);
/** Plain elements only: those of components have a class. */
const plain = (element: string) => `${root} ${element}:not([class])`;

// Headings are styled by their level, even if they are components, so that all of them follow the
// selected size.
componentGlobal(`${root} h2`, { fontSize: `calc(${vars.text.h3} * ${scale})` });
componentGlobal(`${root} :is(h3, h4)`, { fontSize: `calc(${vars.text.h4} * ${scale})` });

inside(`${root} > section`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
});
inside(`${root} > section + *, ${root} > * + section`, { marginBlockStart: vars.space.x6 });
inside(`${root} > section > * + :is(h3, h4)`, { marginBlockStart: vars.space.x3 });
// On a narrow screen the strip of a Contents is below the header too.
inside(`${root} section[id]`, {
  '@media': {
    [`${media.belowDesktop} and ${tallScreen}`]: { scrollMarginBlockStart: vars.space.x7 },
  },
});

inside(`${plain('ul')}, ${plain('ol')}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});
inside(plain('ul'), { listStyle: 'none' });
// A tick of the scale replaces the bullet.
inside(`${plain('ul')} > li`, { position: 'relative' });
componentGlobal(`:where(${plain('ul')} > li)::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.x5})`,
  insetBlockStart: '0.8em',
  inlineSize: vars.space.x3,
  borderBlockStart: `2px solid ${vars.color.primary}`,
});
componentGlobal(`:where(${plain('ol')} > li)::marker`, { color: vars.color.textMuted });

inside(plain('figure'), {
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: `calc(${vars.text.h3} * ${scale})`,
  lineHeight: vars.lineHeight.label,
});
inside(`${plain('figure')} p`, { lineHeight: 'inherit' });
inside(`${plain('figure')} > figcaption`, {
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  fontSize: vars.text.small,
});
