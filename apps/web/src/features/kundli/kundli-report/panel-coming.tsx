import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Skeleton of a tab panel. */
export function PanelComing({ label }: { label?: string }) {
  const { loadingPart } = useMessages(frameMessages);
  return (
    <Skeleton label={label ?? loadingPart}>
      <Stack>
        <SkeletonText size="heading" />
        <SkeletonText lines={2} />
        <SkeletonBlock blockSize="24rem" />
      </Stack>
    </Skeleton>
  );
}
