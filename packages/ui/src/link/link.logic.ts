/** Matches a scheme (`https:`, `mailto:`), a host (`//host`) or a fragment (`#faqs`). */
const PLAIN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Whether an address is outside the product's router and needs a plain anchor. */
export function leavesRouter(href: string): boolean {
  return PLAIN.test(href.trim());
}
