/** Where the rules of the base apply: rewrites the selector of a rule. */
export type Scope = (selector: string) => string;

/** The whole page. */
export const page: Scope = (selector) => selector;
export const isWhole = (within: Scope): boolean => within === page;

const SCOPE = '[data-jyoti]';
const inside = `:where(${SCOPE}, ${SCOPE} *)`;

/**
 * Elements with `data-jyoti`, which are to the base what `body` is, and everything in them. `:where` keeps the weight of
 * each rule.
 */
export const marked: Scope = (selector) =>
  selector
    .split(', ')
    .map((one) => {
      const [element = '', pseudo] = one.split('::');
      const scoped = /^(html|body)(?![\w-])/.test(element)
        ? element.replace(/^(html|body)/, `:where(${SCOPE})`)
        : `${element}${inside}`;
      return pseudo === undefined ? scoped : `${scoped}::${pseudo}`;
    })
    .join(', ');
