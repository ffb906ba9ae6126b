import type { KundliBirth } from './birth.ts';
import type { MatchingInput } from './matching.ts';
import { birthFromSearch, birthSearchOf, searchFromBirth } from './birth-in-url.ts';

/** The names of the partners in the rules, several of which are not symmetric. */
export const partners = ['boy', 'girl'] as const;
export type Partner = (typeof partners)[number];

/** Prefixes of the keys of each person in a URL: `boy.date`. */
export const prefixOf = (partner: Partner) => `${partner}.`;

/** The search parameters of both births of a match. */
export function searchFromPair(pair: Readonly<Record<Partner, KundliBirth>>): URLSearchParams {
  return new URLSearchParams(
    partners.flatMap((partner) => [...searchFromBirth(pair[partner], prefixOf(partner))]),
  );
}

/** The search parameters of the pair, or null if one birth is missing. */
export function pairSearchOf(search: URLSearchParams): URLSearchParams | null {
  const parts = partners.map((partner) => birthSearchOf(search, prefixOf(partner)));
  if (parts.includes(null)) return null;
  return new URLSearchParams(parts.flatMap((part) => [...(part ?? [])]));
}

/** Parses the pair in a URL without validation: the API validates it. */
export function pairFromSearch(
  search: URLSearchParams,
): MatchingInput & Record<Partner, KundliBirth> {
  const birth = (partner: Partner) => birthFromSearch(search, prefixOf(partner));
  return { boy: birth('boy'), girl: birth('girl') };
}

/** The search parameters with both births swapped. */
export function swappedSearch(search: URLSearchParams): URLSearchParams {
  const { boy, girl } = pairFromSearch(search);
  return searchFromPair({ boy: girl, girl: boy });
}
