import type { Header } from '@jyoti/contract';
import type { DropdownLink } from '@jyoti/ui/dropdown';

/** One item of the navigation: a plain link, or a dropdown of links. */
export type NavigationItem = Omit<Header['navigation'][number], 'hasDropdown' | 'dropdownItems'> &
  Partial<Pick<Header['navigation'][number], 'hasDropdown' | 'dropdownItems'>>;

/** What `GET /api/header` answers, any part of which may not be there. */
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
 * The data when all of it is there: a logo, at least one item of navigation, a list of action buttons (which may be
 * empty). Else nothing, and the header shows its skeleton.
 */
export function completeData(data: HeaderData): CompleteHeaderData | undefined {
  const { logo, navigation, actionButtons } = data;
  if (!logo || !navigation || !actionButtons || navigation.length === 0) return undefined;
  return { logo, navigation, actionButtons };
}

/** The links that a dropdown lists; none when the item is a plain link. */
export function dropdownLinks(item: NavigationItem): readonly DropdownLink[] {
  const links = item.hasDropdown ? (item.dropdownItems ?? []) : [];
  return links.map(({ id, title, path }) => ({ id, label: title, href: path }));
}
