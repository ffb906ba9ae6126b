import { vars } from '@jyoti/themes/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** From here on the gate stands beside the form. */
const beside = '(min-width: 60rem)';

export const section = style({ paddingBlock: vars.size.sectionPadding });

const shared = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  columnGap: vars.space.x8,
});

const columnsOf = (form: string) => [
  shared,
  {
    '@media': {
      [beside]: {
        gridTemplateColumns: `minmax(0, ${form}) minmax(0, 24rem)`,
        justifyContent: 'space-between',
      },
    },
  },
];

/** 440 or 560 px for the form. */
export const columns = styleVariants({
  narrow: columnsOf('27.5rem'),
  form: columnsOf('35rem'),
});

export const form = styleVariants({
  narrow: { inlineSize: '100%', maxInlineSize: '27.5rem' },
  form: { inlineSize: '100%', maxInlineSize: '35rem' },
});

/** Stays in view beside a long form. */
export const gate = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(4.5rem + ${vars.space.x6})`,
      inlineSize: '100%',
    },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const wall = style({ fill: vars.color.surface, stroke: vars.color.border });
export const night = style({ fill: vars.color.sky3 });
export const dusk = style({ fill: vars.color.sky2 });
export const dawn = style({ fill: vars.color.dawn1 });
export const horizon = style({ fill: vars.color.dawn2 });
export const land = style({ fill: vars.color.background });
export const star = style({ fill: vars.color.textMuted });
export const moon = style({ fill: vars.color.text });
export const edge = style({ fill: 'none', stroke: vars.color.control, strokeWidth: 1.6 });
export const line = style({ fill: 'none', stroke: vars.color.border });
export const lamp = style({ fill: vars.color.accent });
