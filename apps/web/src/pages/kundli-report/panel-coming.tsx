import { Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useWords } from '../../words/index.ts';

/** Skeleton of a tab panel. */
export function PanelComing({ label }: { label?: string }) {
  const { loadingPart } = useWords();
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
