import { Card, Folio } from '@jyoti/ui/card';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import * as styles from './horoscope.css.ts';
import { useHoroscopeWords } from './words.ts';

/** The shapes of a horoscope, in its places. */
export function HoroscopeSkeleton({ daily }: { daily: boolean }) {
  const { loading } = useHoroscopeWords();
  return (
    <Skeleton label={loading}>
      <Stack gap="x6">
        <div className={daily ? styles.opening : undefined}>
          <Folio>
            <Stack gap="x5">
              <SkeletonText size="heading" lines={2} />
              <SkeletonText lines={3} />
              <SkeletonText lines={3} />
            </Stack>
          </Folio>
          {daily && <SkeletonBlock blockSize="20rem" />}
        </div>
        <AspectsComing />
        <RestComing />
      </Stack>
    </Skeleton>
  );
}

/** The shapes of the three cards. */
export function AspectsComing() {
  return (
    <Grid minItem="18rem" columns={3}>
      {['love', 'career', 'health'].map((part) => (
        <Card key={part}>
          <Stack gap="x4">
            <SkeletonText size="heading" />
            <SkeletonText lines={5} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** The room of what stands below the cards. */
export function RestComing() {
  return <SkeletonBlock blockSize="32rem" />;
}
