import type { Article, Video } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, Stack, VisuallyHidden } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { TabNav, TabNavLink } from '@jyoti/ui/tabs';
import { useSearchParams, useLoaderData } from 'react-router-dom';
import { ReadingPage } from '../../reading/reading-page.tsx';
import { ArticleCard, FeaturedArticle, VideoCard } from '../../showcase/insight-cards.tsx';
import { useReadingWords } from '../../reading/words.ts';
import { isAllSample } from '../../showcase/sample-of.ts';
import { useBlogWords } from './words.ts';
import type { loader } from './blog.route.ts';

/** What the blog can be narrowed to, in the order of its tabs. */
const kinds = ['all', 'horoscopes', 'guides', 'videos', 'moon-phases'] as const;
type Kind = (typeof kinds)[number];

/** The kind that an address asks for; everything where it names none that there is. */
function kindOf(search: URLSearchParams): Kind {
  return kinds.find((kind) => kind === search.get('category')) ?? 'all';
}

/** The place of a kind. */
const addressOf = (kind: Kind) => (kind === 'all' ? '/blog' : `/blog?category=${kind}`);

/** What of the blog is of a kind. */
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
  const words = useBlogWords();
  const { sample } = useReadingWords();
  // The videos belong to the home page's content; without its answer only the articles are shown.
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
  const [search] = useSearchParams();
  const kind = kindOf(search);
  return (
    <ReadingPage title={words.heading} lead={words.description} shortTitle={words.title}>
      <Stack gap="x5">
        <TabNav label={words.kinds} variant="chips">
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
