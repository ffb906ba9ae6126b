import type { Header } from '@jyoti/contract';
import type { NavigationMenuLink } from '@jyoti/ui/navigation-menu';

/** One item of the navigation: a link, or a dropdown of links. */
export type NavigationItem = Omit<Header['navigation'][number], 'hasDropdown' | 'dropdownItems'> &
  Partial<Pick<Header['navigation'][number], 'hasDropdown' | 'dropdownItems'>>;

/** The response of `GET /api/header`, any part of which may be missing. */
export interface HeaderData {
  logo?: Header['logo'] | null;
  navigation?: readonly NavigationItem[] | null;
  actionButtons?: Header['actionButtons'] | null;
}

interface CompleteHeaderData {
  logo: Header['logo'];
  navigation: readonly NavigationItem[];
  actionButtons: Header['actionButtons'];
}

/**
 * The data if they are complete: a logo, at least one navigation item, a list of action buttons
 * (which may be empty). Otherwise undefined, and the header shows its skeleton.
 */
export function completeData(data: HeaderData): CompleteHeaderData | undefined {
  const { logo, navigation, actionButtons } = data;
  if (!logo || !navigation || !actionButtons || navigation.length === 0) return undefined;
  return { logo, navigation, actionButtons };
}

/** The links of a dropdown; none if the item is a plain link. */
export function dropdownLinks(item: NavigationItem): readonly NavigationMenuLink[] {
  const links = item.hasDropdown ? (item.dropdownItems ?? []) : [];
  return links.map(({ id, title, path }) => ({ id, label: title, href: path }));
}
