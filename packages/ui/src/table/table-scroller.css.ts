import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

/** A box with a fixed height that scrolls the table, header and all. */
export const inScrollList = '[data-part="scroll-list"] &';

const shadow = `color-mix(in srgb, ${vars.color.text} 32%, transparent)`;

export const edge = componentStyle({
  position: 'relative',
  selectors: {
    '&[data-cut-end]::after': {
      content: '""',
      position: 'absolute',
      // Above the sticky column.
      zIndex: 2,
      insetBlock: '1px',
      insetInlineEnd: '1px',
      inlineSize: '14px',
      borderStartEndRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
      background: `linear-gradient(to right, transparent, ${shadow})`,
      pointerEvents: 'none',
    },
    [`${rightToLeft}[data-cut-end]::after`]: {
      background: `linear-gradient(to left, transparent, ${shadow})`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-cut-end]::after': { borderInlineEnd: '3px dashed CanvasText' },
      },
    },
    print: { selectors: { '&[data-cut-end]::after': { display: 'none' } } },
  },
});

export const scroller = componentRecipe({
  base: {
    position: 'relative',
    overflowX: 'auto',
    // The list scrolls both ways, so that the header can stick to its top.
    selectors: { [inScrollList]: { overflowX: 'visible' } },
    // In print nothing can be scrolled.
    '@media': { print: { overflowX: 'visible' } },
  },
  variants: {
    border: {
      true: {
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surface,
      },
    },
  },
});
