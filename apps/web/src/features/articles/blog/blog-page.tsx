import type { Article, Video } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, Stack, VisuallyHidden } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { TabNav, TabNavLink } from '@jyoti/ui/tabs';
import { useSearchParams, useLoaderData } from 'react-router-dom';
import { ReadingPage } from '../../content/reading-page.tsx';
import { ArticleCard, FeaturedArticle, VideoCard } from '../insight-cards.tsx';
import { isAllSample } from '../../content/sample-of.ts';
import { blogMessages } from '../../../messages.generated/blog.ts';
import type { loader } from './blog.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

/** Kinds of content, in the order of the tabs. */
const kinds = ['all', 'horoscopes', 'guides', 'videos', 'moon-phases'] as const;
type Kind = (typeof kinds)[number];

/** The kind in the URL; everything if it names no known kind. */
function kindOf(search: URLSearchParams): Kind {
  return kinds.find((kind) => kind === search.get('category')) ?? 'all';
}

/** The path of a kind. */
const urlOf = (kind: Kind) => (kind === 'all' ? '/blog' : `/blog?category=${kind}`);

/** Filters the content of the blog by kind. */
function ofKind<Of extends Pick<Article, 'category'>, Seen extends Pick<Video, 'id'>>(
  kind: Kind,
  articles: readonly Of[],
  videos: readonly Seen[],
): { articles: readonly Of[]; videos: readonly Seen[] } {
  if (kind === 'all') return { articles, videos };
  if (kind === 'videos') return { articles: [], videos };
  return { articles: articles.filter(({ category }) => category === kind), videos: [] };
}

function Shelf({ kind, all }: { kind: Kind; all: readonly Article[] }) {
  const words = useMessages(blogMessages);
  const { sample } = useMessages(readingMessages);
  // The videos are part of the home page's content; if it failed to load, only articles are shown.
  const found = ofKind(kind, all, useLoaderData<typeof loader>().videos);
  const featured = kind === 'all' ? found.articles.find((article) => article.featured) : undefined;

  if (found.articles.length + found.videos.length === 0) {
    return (
      <EmptyState
        title={words.none}
        action={<ButtonLink href={urlOf('all')}>{words.showAll}</ButtonLink>}
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
          <Badge>{sample}</Badge>
        </div>
      )}
    </Stack>
  );
}

/** All articles and videos; each kind has its own URL. */
export function BlogPage() {
  const { articles } = useLoaderData<typeof loader>();
  const words = useMessages(blogMessages);
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <ReadingPage title={words.heading} lead={words.description} shortTitle={words.title}>
      <Stack gap="x5">
        <TabNav label={words.kinds} variant="chips">
          {kinds.map((one) => (
            <TabNavLink key={one} href={urlOf(one)} current={one === kind}>
              {words.tabs[one]}
            </TabNavLink>
          ))}
        </TabNav>
        <Shelf kind={kind} all={articles} />
      </Stack>
    </ReadingPage>
  );
}
