import { Navigate, type NavigateProps } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/** `Navigate` that does nothing while the server renders, where React Router warns of it. */
export function NavigateInBrowser(props: NavigateProps) {
  return useIsHydrated() && <Navigate {...props} />;
}
