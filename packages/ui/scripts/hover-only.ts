import type { Plugin } from 'postcss';

const CAN_HOVER = '(hover: hover)';

/**
 * Applies rules for `:hover` only on devices that can hover. After a tap a button would keep its hover style, and painting
 * it would delay the response to the tap. Each rule stays in its place, so that the order of rules is the same.
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
      const hoverRule = rule.clone({ selectors: hovered });
      rule.replaceWith(atRule({ name: 'media', params: CAN_HOVER, nodes: [hoverRule] }));
    });
  },
});
