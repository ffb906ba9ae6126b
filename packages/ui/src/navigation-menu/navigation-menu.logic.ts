/** A path without its query, fragment and trailing slash. */
const plainPath = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/**
 * How a link relates to the current page, as the value of `aria-current`: `page` when it leads to
 * it, `true` when the page is below it (a ceremony under the list of ceremonies).
 */
export function currentOf(
  href: string,
  currentHref: string | undefined,
): 'page' | 'true' | undefined {
  if (currentHref === undefined) return undefined;
  const link = plainPath(href);
  const page = plainPath(currentHref);
  if (link === page) return 'page';
  return link !== '/' && page.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Whether the current page is one of these links or below one. */
export function holdsCurrent(
  links: readonly { href: string }[],
  currentHref: string | undefined,
): boolean {
  return links.some(({ href }) => currentOf(href, currentHref) !== undefined);
}
