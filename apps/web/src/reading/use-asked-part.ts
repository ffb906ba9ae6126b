import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** The part of the page that the address names (`#refunds`); none on the server, which is not told, nor while its HTML is taken over. */
export function useAskedPart(): string {
  const { hash } = useLocation();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? hash.slice(1) : '';
}
