import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, when both must render the same; true after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
