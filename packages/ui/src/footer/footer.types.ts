export interface FooterLink {
  title: string;
  path: string;
}

/** A column of links under its title. */
export interface FooterColumn {
  id: string | number;
  title: string;
  links: readonly FooterLink[];
  /** A sentence below the links: how soon support answers. */
  note?: string;
}

/** A page of the house elsewhere. */
export interface FooterSocialLink extends FooterLink {
  /** Which drawing stands beside it. Another name shows a link without one. */
  id: 'facebook' | 'instagram' | 'youtube' | 'twitter' | (string & {});
  /** How many follow it. Left out where it is not known: a number is never made up. */
  followers?: number;
}

/** Who recognises the house, and for what. */
export interface FooterAccreditation {
  id: string | number;
  title: string;
  detail?: string;
}

/** What came of a subscription: done, or one sentence for the visitor. */
export type SubscribeResult = { ok: true } | { ok?: false; error: string };
