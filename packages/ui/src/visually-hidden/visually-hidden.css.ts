import { utilityStyle } from '../shared/styles/component-style.ts';

/**
 * Visually hidden, still read aloud. In the utilities layer, so that no component's own style
 * overrides it.
 */
export const visuallyHidden = utilityStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
