import { Navigate, type NavigateProps } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/** `Navigate`, except during server rendering, where React Router would log a warning. */
export function NavigateInBrowser(props: NavigateProps) {
  return useIsHydrated() && <Navigate {...props} />;
}
