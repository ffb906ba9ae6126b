import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle, componentVariants } from '../../shared/styles/component-style.ts';

/** Maximum widths of the form: 440 and 560 px. */
const widths = { narrow: '27.5rem', form: '35rem' };

export const section = componentStyle({ paddingBlock: vars.size.sectionPadding });

export const columns = componentVariants(widths, (width) => ({
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
}));

export const form = componentVariants(widths, (width) => ({
  inlineSize: '100%',
  maxInlineSize: width,
}));

/** Stays in view next to a long form. */
export const gate = componentStyle({
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

export const wall = componentStyle({ fill: vars.color.surface, stroke: vars.color.border });
export const night = componentStyle({ fill: vars.color.sky3 });
export const dusk = componentStyle({ fill: vars.color.sky2 });
export const dawn = componentStyle({ fill: vars.color.dawn1 });
export const horizon = componentStyle({ fill: vars.color.dawn2 });
export const land = componentStyle({ fill: vars.color.background });
export const star = componentStyle({ fill: vars.color.textMuted });
export const moon = componentStyle({ fill: vars.color.text });
export const edge = componentStyle({ fill: 'none', stroke: vars.color.control, strokeWidth: 1.6 });
export const line = componentStyle({ fill: 'none', stroke: vars.color.border });
export const lamp = componentStyle({ fill: vars.color.accent });
