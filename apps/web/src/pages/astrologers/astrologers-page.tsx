import { useLoaderData } from 'react-router-dom';
import { Badge } from '@jyoti/ui/badge';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Grid, Section, Stack, VisuallyHidden } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { useReadingWords } from '../../reading/words.ts';
import { AstrologerCard } from '../../showcase/astrologer-card.tsx';
import { isAllSample } from '../../showcase/sample-of.ts';
import { useAstrologersWords } from './words.ts';
import type { loader } from './astrologers.route.ts';

/** Everybody who can be asked. */
export function AstrologersPage() {
  const astrologers = useLoaderData<typeof loader>();
  const words = useAstrologersWords();
  const { home, sample } = useReadingWords();
  return (
    <Section as="div" first>
      <Stack gap="x6">
        <PageTitle
          title={words.title}
          above={<Breadcrumbs path={[{ label: home, href: '/' }]} current={words.title} />}
        >
          {words.description}
        </PageTitle>
        <VisuallyHidden as="h2">{words.all}</VisuallyHidden>
        {isAllSample(astrologers) && (
          <div>
            <Badge tone="info">{sample}</Badge>
          </div>
        )}
        <Grid minItem="19rem" columns={3}>
          {astrologers.map((astrologer) => (
            <AstrologerCard key={astrologer.id} astrologer={astrologer} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
