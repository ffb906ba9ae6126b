import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade order of everything the kit ships. Importing this file from every style file makes each of them emit the
 * same order statement first, so that the order never depends on which chunk loads first.
 */
export const layers = {
  reset: globalLayer('jyoti.reset'),
  tokens: globalLayer('jyoti.tokens'),
  base: globalLayer('jyoti.base'),
  components: globalLayer('jyoti.components'),
  /** Styles that several components share. A layer inside `components` has lower precedence than `components` itself. */
  componentBases: globalLayer({ parent: 'jyoti.components' }, 'bases'),
  /** Components that other components of the kit restyle. */
  componentParts: globalLayer({ parent: 'jyoti.components' }, 'parts'),
  utilities: globalLayer('jyoti.utilities'),
};
