import type { Article } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, Section, Stack, VisuallyHidden } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { PageTitle } from '@jyoti/ui/page-title';
import { TabNav, TabNavLink } from '@jyoti/ui/tabs';
import { useSearchParams, useLoaderData } from 'react-router-dom';
import { useReadingWords } from '../../reading/words.ts';
import { ArticleCard, FeaturedArticle, VideoCard } from '../../showcase/insight-cards.tsx';
import { isAllSample } from '../../showcase/sample-of.ts';
import { addressOf, kindOf, kinds, ofKind, type Kind } from './kinds.ts';
import { useBlogWords } from './words.ts';
import type { loader } from './blog.route.ts';

function Shelf({ kind, all }: { kind: Kind; all: readonly Article[] }) {
  const words = useBlogWords();
  const { sample } = useReadingWords();
  // The videos belong to the home page's content; without its answer the articles stand alone.
  const found = ofKind(kind, all, useLoaderData<typeof loader>().videos);
  const featured = kind === 'all' ? found.articles.find((article) => article.featured) : undefined;

  if (found.articles.length + found.videos.length === 0) {
    return (
      <EmptyState
        title={words.none}
        action={<ButtonLink href={addressOf('all')}>{words.showAll}</ButtonLink>}
      >
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <Stack gap="x6">
      <VisuallyHidden as="h2">{words.tabs[kind]}</VisuallyHidden>
      {featured && <FeaturedArticle article={featured} />}
      <Grid as="ul">
        {found.articles
          .filter((article) => article !== featured)
          .map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        {found.videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </Grid>
      {isAllSample(found.videos) && (
        <div>
          <Badge tone="info">{sample}</Badge>
        </div>
      )}
    </Stack>
  );
}

/** Everything there is to read and to watch; each kind has an address of its own. */
export function BlogPage() {
  const { articles } = useLoaderData<typeof loader>();
  const words = useBlogWords();
  const { home } = useReadingWords();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <Section as="div" first>
      <Stack gap="x6">
        <PageTitle
          title={words.heading}
          above={<Breadcrumbs path={[{ label: home, href: '/' }]} current={words.title} />}
        >
          {words.description}
        </PageTitle>
        <Stack gap="x5">
          <TabNav label={words.kinds} look="chips">
            {kinds.map((one) => (
              <TabNavLink key={one} href={addressOf(one)} current={one === kind}>
                {words.tabs[one]}
              </TabNavLink>
            ))}
          </TabNav>
          <Shelf kind={kind} all={articles} />
        </Stack>
      </Stack>
    </Section>
  );
}
