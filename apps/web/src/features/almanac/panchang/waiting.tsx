import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** In place of a day, or of its tabs whose code is loading: taller than the window, so that nothing below is seen to move. */
export function Waiting() {
  const { result } = useMessages(panchangMessages);
  return (
    <Skeleton label={result.loading}>
      <Stack gap="x6">
        <SkeletonBlock blockSize="22rem" />
        <SkeletonText lines={1} />
        <SkeletonBlock blockSize="30rem" />
      </Stack>
    </Skeleton>
  );
}
