import type { Matching, Partner } from '@jyoti/contract';

/** What every part of the result is rendered from. */
export interface MatchProps {
  match: Matching;
  /** What each of the two is called; never the same. */
  names: Readonly<Record<Partner, string>>;
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}
