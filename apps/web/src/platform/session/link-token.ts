import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

const inFragment = ({ hash }: Location) => new URLSearchParams(hash.slice(1)).get('token');

/** The token in the state of a history entry, which survives a reload. */
const inState = ({ state }: Location) => (state as { token?: string } | null)?.token ?? null;

/** The fragment of a location, also after {@link useLinkToken} has removed it from the address bar. */
export function fragmentOf(location: Location): string {
  const token = inState(location);
  return token === null ? location.hash : `#token=${token}`;
}

/**
 * The token of the link in an e-mail that opened this page; empty if there is none. It is in the fragment, because
 * browsers do not send that to any server, and is removed from the address bar. In links of e-mails that were sent
 * before, and never expire, it is in the query.
 */
export function useLinkToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const given = inFragment(location);
  useEffect(() => {
    if (given === null) return;
    const options = { replace: true, preventScrollReset: true, state: { token: given } };
    void navigate({ pathname, search }, options);
  }, [given, pathname, search, navigate]);
  return given ?? inState(location) ?? new URLSearchParams(search).get('token') ?? '';
}
