import { breakpoints } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Where a column of tabs has room beside its panel. */
const roomy = `(min-width: ${breakpoints.landscape}rem)`;
const forced = '(forced-colors: active)';

export const root = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [roomy]: {
          gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
          columnGap: vars.space.x6,
          alignItems: 'start',
        },
      },
    },
  },
});

export const list = style({
  '@layer': {
    [layers.components]: {
      selectors: { '&&': { flexDirection: 'column', overflowX: 'visible', maskImage: 'none' } },
      '@media': {
        [roomy]: { gridArea: '1 / 1' },
        [forced]: { selectors: { '&&': { borderBlockEnd: 0 } } },
      },
    },
  },
});

/** All panels share one cell; one of them is shown. */
export const panel = style({
  '@layer': {
    [layers.components]: {
      '@media': { [roomy]: { gridArea: '1 / 2', selectors: { '&&': { paddingBlockStart: 0 } } } },
    },
  },
});

export const tab = style({
  '@layer': {
    [layers.components]: {
      selectors: { '&&': { justifyContent: 'start', textAlign: 'start' } },
    },
  },
});
