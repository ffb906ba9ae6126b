import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/**
 * The section in the URL's fragment (`#refunds`); none on the server, which never receives it, and
 * during hydration.
 */
export function usePartInUrl(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}
