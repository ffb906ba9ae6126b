import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: Omit<StyleRule, '@layer' | 'vars'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});
const inLayer = (rule: Omit<StyleRule, '@layer' | 'vars'>) => style(layer(rule));

/** Greatest widths of the form: 440 and 560 px. */
const widths = { narrow: '27.5rem', form: '35rem' };

export const section = inLayer({ paddingBlock: vars.size.sectionPadding });

export const columns = styleVariants(widths, (width) =>
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'start',
    columnGap: vars.space.x8,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${width}) minmax(0, 24rem)`,
        justifyContent: 'space-between',
      },
    },
  }),
);

export const form = styleVariants(widths, (width) =>
  layer({ inlineSize: '100%', maxInlineSize: width }),
);

/** Stays in view beside a long form. */
export const gate = inLayer({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.x6})`,
      inlineSize: '100%',
    },
    '(forced-colors: active)': { display: 'none' },
  },
});

export const wall = inLayer({ fill: vars.color.surface, stroke: vars.color.border });
export const night = inLayer({ fill: vars.color.sky3 });
export const dusk = inLayer({ fill: vars.color.sky2 });
export const dawn = inLayer({ fill: vars.color.dawn1 });
export const horizon = inLayer({ fill: vars.color.dawn2 });
export const land = inLayer({ fill: vars.color.background });
export const star = inLayer({ fill: vars.color.textMuted });
export const moon = inLayer({ fill: vars.color.text });
export const edge = inLayer({ fill: 'none', stroke: vars.color.control, strokeWidth: 1.6 });
export const line = inLayer({ fill: 'none', stroke: vars.color.border });
export const lamp = inLayer({ fill: vars.color.accent });
