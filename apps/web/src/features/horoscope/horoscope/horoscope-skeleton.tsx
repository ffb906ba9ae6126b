import { Card } from '@jyoti/ui/card';
import { Grid, Sidebar, Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Skeleton of a horoscope. */
export function HoroscopeSkeleton({ daily }: { daily: boolean }) {
  const { loading } = useMessages(horoscopeMessages);
  const opening = (
    <Card variant="folio">
      <Stack gap="x5">
        <SkeletonText size="heading" lines={2} />
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </Stack>
    </Card>
  );
  return (
    <Skeleton label={loading}>
      <Stack gap="x6">
        {daily ? <Sidebar aside={<SkeletonBlock blockSize="20rem" />}>{opening}</Sidebar> : opening}
        <Grid columns={{ base: 1, desktop: 3 }}>
          {['love', 'career', 'health'].map((part) => (
            <Card key={part}>
              <Stack gap="x4">
                <SkeletonText size="heading" />
                <SkeletonText lines={5} />
              </Stack>
            </Card>
          ))}
        </Grid>
        <SkeletonBlock blockSize="32rem" />
      </Stack>
    </Skeleton>
  );
}
