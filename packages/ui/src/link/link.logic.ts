/** A scheme (`https:`, `mailto:`), a host (`//host`) or a place on this page (`#faqs`). */
const PLAIN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Whether an address is one that the product's router has nothing to do with, so that a plain anchor must follow it. */
export function leavesRouter(href: string): boolean {
  return PLAIN.test(href.trim());
}
