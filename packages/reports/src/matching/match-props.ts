import type { Matching, MoonMatch, Partner } from '@jyoti/contract';

/** Names of the two; never the same. */
export type PartnerLabels = Readonly<Record<Partner, string>>;

/** The input of every part of the result. */
export interface MatchProps {
  match: Matching;
  names: PartnerLabels;
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}

/** Data of the parts that depend on the two Moons only. The birth stars are omitted if no chart has them. */
export interface MoonMatchProps {
  match: Pick<MoonMatch, 'dashakoot' | 'rajju_vedha'> & {
    ashtakoot: MoonMatch['ashtakoot'] &
      Partial<Pick<Matching['ashtakoot'], 'boy_astro_details' | 'girl_astro_details'>>;
  };
  names: PartnerLabels;
}
