/**
 * A page cannot set the media feature `prefers-reduced-motion`. Its style rules are rewritten instead, and `matchMedia`
 * is mocked accordingly.
 */
const FEATURE = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;

const originals = new Map<CSSMediaRule, string>();
const systemMatchMedia = globalThis.matchMedia?.bind(globalThis);

/** A media query evaluated as if reduced motion were preferred. */
const asReduced = (query: string) =>
  query.replace(FEATURE, (_, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

function reduceInSheets(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = rule.media.mediaText;
      const reduced = asReduced(query);
      if (reduced === query) continue;
      originals.set(rule, query);
      rule.media.mediaText = reduced;
    }
  }
}

/**
 * Shows the page with reduced motion, or with the system's setting. May be called again after style
 * sheets were added.
 */
export function setReducedMotion(reduced: boolean): void {
  if (reduced) {
    reduceInSheets();
    globalThis.matchMedia = (query) => systemMatchMedia(asReduced(query));
  } else if (originals.size > 0) {
    for (const [rule, query] of originals) rule.media.mediaText = query;
    originals.clear();
    globalThis.matchMedia = systemMatchMedia;
  }
}
