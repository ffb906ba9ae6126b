import type { NavigateProps } from 'react-router-dom';
import { SiteNavigate } from '../language/navigation.tsx';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/** `SiteNavigate` that does nothing while the server renders, where React Router warns of it. */
export function NavigateInBrowser(props: NavigateProps) {
  return useIsHydrated() && <SiteNavigate {...props} />;
}
