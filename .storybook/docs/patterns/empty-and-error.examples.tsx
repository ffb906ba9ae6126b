import { Button } from '@jyoti/ui/button';
import { EmptyState, ErrorState } from '@jyoti/ui/empty-state';
import { Grid } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { useState } from 'react';

export const Loading = () => (
  <Skeleton>
    <Grid minItem="14rem" gap="x4">
      <SkeletonBlock />
      <SkeletonText />
    </Grid>
  </Skeleton>
);

export const NothingYet = () => (
  <EmptyState
    title="No saved charts yet"
    action={<Button variant="primary">Generate a kundli</Button>}
  >
    Charts that you save will appear here.
  </EmptyState>
);

export function CouldNotLoad() {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    setTimeout(() => setTrying(false), 2000);
  };
  return (
    <ErrorState title="We couldn’t load your charts" onRetry={retry} loading={trying}>
      Your charts are safe. Check your connection and try again.
    </ErrorState>
  );
}
