import type { Article } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, Stack, VisuallyHidden } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { TabNav, TabNavLink } from '@jyoti/ui/tabs';
import { useSearchParams, useLoaderData } from 'react-router-dom';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { ArticleCard, FeaturedArticle, VideoCard } from '../../showcase/insight-cards.tsx';
import { SampleBadge } from '../../reading/sample-badge.tsx';
import { addressOf, kindOf, kinds, ofKind, type Kind } from './kinds.ts';
import { useBlogWords } from './words.ts';
import type { loader } from './blog.route.ts';

function Shelf({ kind, all }: { kind: Kind; all: readonly Article[] }) {
  const words = useBlogWords();
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
      <SampleBadge of={found.videos} />
    </Stack>
  );
}

/** Everything there is to read and to watch; each kind has an address of its own. */
export function BlogPage() {
  const { articles } = useLoaderData<typeof loader>();
  const words = useBlogWords();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <ReadingPage title={words.heading} lead={words.description} shortTitle={words.title}>
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
    </ReadingPage>
  );
}
