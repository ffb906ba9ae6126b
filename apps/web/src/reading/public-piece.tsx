import { Container, Section, Stack } from '@jyoti/ui/layout';
import { Skeleton, SkeletonText } from '@jyoti/ui/skeleton';
import type { ReactNode } from 'react';
import { NothingHere, NothingWithoutScript } from '../app/nothing-here.tsx';
import type { PublicCall } from '../app/public-calls.ts';
import { usePublic } from '../app/public-data.tsx';
import { waiting } from '../app/root.css.ts';
import { TryAgain } from '../app/try-again.tsx';
import { useReadingWords } from './words.ts';

interface PublicPieceProps<Data> {
  call: PublicCall<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows what a public call answers: the shapes of text until it comes, a retry where it does not, home where there is nothing. */
export function PublicPiece<Data>({ call, children }: PublicPieceProps<Data>) {
  const { data, failed, missing, retry } = usePublic(call);
  const words = useReadingWords();

  if (missing) return <NothingHere />;
  if (failed) {
    return (
      <Container className={waiting}>
        <TryAgain onRetry={retry}>{words.failed}</TryAgain>
      </Container>
    );
  }
  if (data === null) {
    return (
      <Section as="div" className={waiting}>
        {/* The server had nothing to send along: without script nothing more will come. */}
        <NothingWithoutScript />
        <Skeleton label={words.loading}>
          <Stack gap="x6">
            <SkeletonText size="heading" />
            <SkeletonText lines={6} />
            <SkeletonText lines={5} />
          </Stack>
        </Skeleton>
      </Section>
    );
  }
  return children(data);
}
