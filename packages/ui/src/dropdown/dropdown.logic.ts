/** A path without its query, its fragment and a slash at its end. */
const plainPath = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/**
 * How a link relates to the page shown, as the value of `aria-current`: `page` when it leads to it, `true` when the page
 * lies under it (a ceremony under the list of ceremonies).
 */
export function currentOf(
  path: string,
  currentPath: string | undefined,
): 'page' | 'true' | undefined {
  if (currentPath === undefined) return undefined;
  const link = plainPath(path);
  const page = plainPath(currentPath);
  if (link === page) return 'page';
  return link !== '/' && page.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Whether the page shown is one of these links or lies under one. */
export function holdsCurrent(
  links: readonly { path: string }[],
  currentPath: string | undefined,
): boolean {
  return links.some(({ path }) => currentOf(path, currentPath) !== undefined);
}
