import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { lazyPart } from '../../lazy/lazy-part.tsx';

export const Packages = lazyPart(
  () => import('./packages.tsx'),
  'Packages',
  <SkeletonBlock blockSize="24rem" />,
);
