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
