/** A link as `GET /api/header` gives it. */
export interface HeaderLink {
  id: string | number;
  title: string;
  path: string;
}

/** One item of the navigation: a plain link, or a dropdown of links. */
export interface HeaderItem extends HeaderLink {
  /** Whether it is a dropdown. Without items to list it is a plain link all the same. @default false */
  hasDropdown?: boolean;
  dropdownItems?: readonly HeaderLink[];
}

export interface HeaderLogo {
  src: string;
  alt: string;
}
