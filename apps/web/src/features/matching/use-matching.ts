import { pairFromSearch, type MatchingDocument, type MatchingDocumentInput } from '@jyoti/contract';
import { useMemo } from 'react';
import { api } from '../../platform/session/api.ts';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';

type Parts = NonNullable<MatchingDocumentInput['parts']>;

const keyOf = (pair: URLSearchParams) => `matching ${pair}`;

const request = (pair: URLSearchParams | null, parts: Parts, call?: Parameters<typeof api>[2]) =>
  api(
    'POST /api/reports/matching',
    { body: { ...pairFromSearch(pair ?? new URLSearchParams()), parts } },
    call,
  );

/**
 * The match of a pair, given as part of a URL, with what its page shows first: from the cache, else from the
 * API. @throws ApiFailure
 */
export const matchingOf = (pair: URLSearchParams): Promise<MatchingDocument> =>
  fetchQuery(keyOf(pair), () => request(pair, ['aggregate', 'charts']));

/** The parts whose blocks a match lacks. */
const missingParts = ({ matches }: MatchingDocument): Parts =>
  matches[0]?.parts.flatMap(({ key, blocks }) => (blocks ? [] : [key])) ?? [];

/** A match with the blocks that another response for the same births has. */
const completed = (report: MatchingDocument, other: MatchingDocument): MatchingDocument => ({
  ...report,
  matches: report.matches.map((match, at) => ({
    ...match,
    parts: match.parts.map((part, index) =>
      part.blocks ? part : (other.matches[at]?.parts[index] ?? part),
    ),
  })),
});

interface MatchingQuery extends Query<MatchingDocument> {
  /** The request of the parts that are not open. */
  rest: Query<MatchingDocument>;
}

/** The match of a pair: first with the open part and the charts, then with the others. @param tab the open part */
export function useMatching(pair: URLSearchParams | null, tab: Parts[number]): MatchingQuery {
  const cache = 'immutable';
  const first = useQuery(pair && keyOf(pair), (call) => request(pair, [tab, 'charts'], call), {
    cache,
  });
  const missing = first.data ? missingParts(first.data) : [];
  const rest = useQuery(
    pair && missing.length > 0 ? `${keyOf(pair)} ${missing}` : null,
    (call) => request(pair, missing, call),
    { cache },
  );
  const data = useMemo(
    () => (first.data && rest.data ? completed(first.data, rest.data) : first.data),
    [first.data, rest.data],
  );
  return { ...first, data, rest };
}
