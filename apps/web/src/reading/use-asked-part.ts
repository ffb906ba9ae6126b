import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/** The part of the page that the address names (`#refunds`); none on the server, which never sees it, nor while its HTML is hydrated. */
export function useAskedPart(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}
