import { useLoaderData } from 'react-router-dom';
import { Grid, VisuallyHidden } from '@jyoti/ui/layout';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { AstrologerCard } from '../../showcase/astrologer-card.tsx';
import { SampleBadge } from '../../reading/sample-badge.tsx';
import { useAstrologersWords } from './words.ts';
import type { loader } from './astrologers.route.ts';

/** Everybody who can be asked. */
export function AstrologersPage() {
  const astrologers = useLoaderData<typeof loader>();
  const words = useAstrologersWords();
  return (
    <ReadingPage title={words.title} lead={words.description}>
      <VisuallyHidden as="h2">{words.all}</VisuallyHidden>
      <SampleBadge of={astrologers} />
      <Grid minItem="19rem" columns={3}>
        {astrologers.map((astrologer) => (
          <AstrologerCard key={astrologer.id} astrologer={astrologer} />
        ))}
      </Grid>
    </ReadingPage>
  );
}
