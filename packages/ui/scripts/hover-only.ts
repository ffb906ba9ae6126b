import type { Plugin } from 'postcss';

const CAN_HOVER = '(hover: hover)';

/**
 * Keeps what is styled for a pointer that rests on something to devices that can hover. Touch would leave a button
 * looking so long after it was pressed, and the change of its look would be drawn in the moment in which the page is to answer.
 * Each rule stays in its place, so that those after it still count more.
 */
export const hoverOnly = (): Plugin => ({
  postcssPlugin: 'hover-only',
  Once(root, { atRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (
        rule.parent?.type === 'atrule' &&
        'params' in rule.parent &&
        rule.parent.params === CAN_HOVER
      )
        return;
      const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
      const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
      if (others.length > 0) rule.cloneBefore({ selectors: others });
      const kept = rule.clone({ selectors: hovered });
      rule.replaceWith(atRule({ name: 'media', params: CAN_HOVER, nodes: [kept] }));
    });
  },
});
