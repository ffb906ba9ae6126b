import type { Plugin } from 'postcss';

const SHOWN = {
  ':hover': ':is(:hover, [data-shown="hover"], [data-shown="pressed"])',
  ':focus-visible': ':is(:focus-visible, [data-shown="focus"])',
  ':active': ':is(:active, [data-shown="pressed"])',
} as const;

const STATE = /:(?:hover|focus-visible|active)(?![\w-])/g;

/** Lets a states sheet show hover, focus and pressed at once, by an attribute of an element (packages/ui/test/state-sheet.tsx). */
export const shownStates = (): Plugin => ({
  postcssPlugin: 'shown-states',
  Once(root) {
    root.walkRules(STATE, (rule) => {
      rule.selector = rule.selector.replaceAll(
        STATE,
        (state) => SHOWN[state as keyof typeof SHOWN],
      );
    });
  },
});
