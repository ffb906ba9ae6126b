import { MediaObject } from '../layout/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';

export const SameShape = () => (
  <Skeleton label="Loading the astrologer…">
    <MediaObject media={<SkeletonCircle size={64} />}>
      <SkeletonText size="heading" />
      <SkeletonText />
    </MediaObject>
  </Skeleton>
);

export const OtherShape = () => (
  <Skeleton label="Loading the astrologer…">
    <SkeletonBlock blockSize="10rem" />
  </Skeleton>
);
