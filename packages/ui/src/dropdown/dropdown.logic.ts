/** A path without its query, its fragment and a slash at its end. */
const plainPath = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/**
 * How a link relates to the page shown, as the value of `aria-current`: `page` when it leads to it, `true` when the page
 * lies under it (a ceremony under the list of ceremonies).
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

/** Whether the page shown is one of these links or lies under one. */
export function holdsCurrent(
  links: readonly { href: string }[],
  currentHref: string | undefined,
): boolean {
  return links.some(({ href }) => currentOf(href, currentHref) !== undefined);
}
