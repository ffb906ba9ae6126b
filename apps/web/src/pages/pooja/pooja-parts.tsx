import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { whenOpened } from '../../parts/when-opened.tsx';

export const Packages = whenOpened(
  () => import('./packages.tsx'),
  (module) => module.Packages,
  <SkeletonBlock blockSize="24rem" />,
);

/** The packages stand below what the ceremony is. */
export const partsAt = () => ({ beside: [Packages] });
