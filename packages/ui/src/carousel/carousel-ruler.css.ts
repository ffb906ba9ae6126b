import { partStyle } from '../shared/styles/component-style.ts';

/**
 * Boxes without height, one per slide, which Embla moves while the slides themselves fade in place.
 */
export const ruler = partStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 0,
  display: 'flex',
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const mark = partStyle({ flex: '0 0 100%' });
