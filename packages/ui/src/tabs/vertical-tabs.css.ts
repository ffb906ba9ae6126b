import { breakpoints } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Where a column of tabs has room beside its panel. */
const roomy = `(min-width: ${breakpoints.landscape}rem)`;
const forced = '(forced-colors: active)';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
      columnGap: vars.space.x6,
      alignItems: 'start',
    },
  },
});

export const list = componentStyle({
  selectors: { '&&': { flexDirection: 'column', overflowX: 'visible', maskImage: 'none' } },
  '@media': {
    [roomy]: { gridArea: '1 / 1' },
    [forced]: { selectors: { '&&': { borderBlockEnd: 0 } } },
  },
});

/** All panels share one cell; one of them is shown. */
export const panel = componentStyle({
  '@media': { [roomy]: { gridArea: '1 / 2', selectors: { '&&': { paddingBlockStart: 0 } } } },
});

export const tab = componentStyle({
  selectors: { '&&': { justifyContent: 'start', textAlign: 'start' } },
});
