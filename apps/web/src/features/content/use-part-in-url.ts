import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The section in the URL's fragment (`#refunds`); none on the server, which never receives it, and
 * during hydration. A page whose URL names none does not render again when it is hydrated.
 */
export function usePartInUrl(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash.slice(1),
    () => '',
  );
}
