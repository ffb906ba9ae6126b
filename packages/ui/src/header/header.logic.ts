import type { HeaderItem, HeaderLink, HeaderLogo } from './header.types.ts';

interface HeaderData {
  logo?: HeaderLogo | null;
  navigation?: readonly HeaderItem[] | null;
  actionButtons?: readonly HeaderLink[] | null;
}

interface CompleteHeaderData {
  logo: HeaderLogo;
  navigation: readonly HeaderItem[];
  actionButtons: readonly HeaderLink[];
}

/**
 * The data when all of it is there: a logo, at least one item of navigation, a list of action buttons (which may be
 * empty). Else nothing, and the header shows its skeleton.
 */
export function completeData(data: HeaderData): CompleteHeaderData | undefined {
  const { logo, navigation, actionButtons } = data;
  if (!logo || !navigation || !actionButtons || navigation.length === 0) return undefined;
  return { logo, navigation, actionButtons };
}

/** The links that a dropdown lists; none when the item is a plain link. */
export function dropdownLinks(item: HeaderItem): readonly HeaderLink[] {
  return item.hasDropdown ? (item.dropdownItems ?? []) : [];
}

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

/** Whether the page shown is one of a dropdown's links or lies under one. */
export function holdsCurrent(
  links: readonly HeaderLink[],
  currentPath: string | undefined,
): boolean {
  return links.some(({ path }) => currentOf(path, currentPath) !== undefined);
}

/** The place that an arrow leads to in a list of `count` links, round at both ends; `undefined` for another key. */
export function stepTo(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (Math.max(from, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
