import { useLoaderData } from 'react-router-dom';
import { Badge } from '@jyoti/ui/badge';
import { Grid, VisuallyHidden } from '@jyoti/ui/layout';
import { ReadingPage } from '../../content/reading-page.tsx';
import { AstrologerCard } from '../astrologer-card.tsx';
import { isAllSample } from '../../content/sample-of.ts';
import { astrologersMessages } from '../../../messages.generated/astrologers.ts';
import type { loader } from './astrologers.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

/** All astrologers. */
export function AstrologersPage() {
  const astrologers = useLoaderData<typeof loader>();
  const words = useMessages(astrologersMessages);
  const { sample } = useMessages(readingMessages);
  return (
    <ReadingPage title={words.title} lead={words.description}>
      <VisuallyHidden as="h2">{words.all}</VisuallyHidden>
      {isAllSample(astrologers) && (
        <div>
          <Badge>{sample}</Badge>
        </div>
      )}
      <Grid minItem="19rem" columns={3}>
        {astrologers.map((astrologer) => (
          <AstrologerCard key={astrologer.id} astrologer={astrologer} />
        ))}
      </Grid>
    </ReadingPage>
  );
}
