import type { Article, SkyToday, Video } from '@jyoti/contract';
import { ArticleMosaic } from '@jyoti/ui/recipes/article-card';
import { EmptyState } from '@jyoti/ui/empty-state';
import { useStrings } from '@jyoti/ui/i18n';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { Section } from '@jyoti/ui/section';
import { TithiScale, tithiName, tithiNames } from '@jyoti/ui/tithi-scale';
import { ArticleCard, FeaturedArticle, VideoCard } from '../articles/insight-cards.tsx';
import { isAllSample } from '../content/sample-of.ts';
import { SampleBadge } from '../content/sample-badge.tsx';
import { CARDS } from './cards.ts';
import { useHomeContent } from './home-content.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface AllContentProps {
  /** The home page's own articles: the featured one and four more. */
  articles: readonly Article[];
  videos: readonly Video[];
}

function AllContent({ articles, videos }: AllContentProps) {
  const featured = articles.find((article) => article.featured) ?? articles[0];
  const cards = articles.filter((article) => article !== featured).slice(0, CARDS);
  return (
    <ArticleMosaic featured={featured && <FeaturedArticle article={featured} />}>
      {cards.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      {videos.slice(0, 2).map((video) => (
        <VideoCard key={video.id} video={video} />
      ))}
    </ArticleMosaic>
  );
}

function Nothing() {
  const { insights: words } = useMessages(homeSectionsMessages);
  return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
}

function ArticlesOf({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return <Nothing />;
  return (
    <Grid>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </Grid>
  );
}

/** Articles and videos, by kind. */
export function Insights({ sky }: { sky: SkyToday | null }) {
  const { insights: words } = useMessages(homeSectionsMessages);
  const tithis = useStrings(tithiNames);
  const { articles, videos, blog } = useHomeContent();
  if (articles.length === 0 && videos.length === 0) return null;
  const newest = (category: Article['category']) =>
    blog.filter((article) => article.category === category);
  return (
    <Section
      variant="band"
      headingId="insights"
      title={words.title}
      badge={isAllSample(videos) && <SampleBadge />}
      actions={
        <Link href="/blog" variant="standalone">
          {words.viewAll}
        </Link>
      }
    >
      <Tabs label={words.tabsLabel} variant="chips" defaultValue="all">
        <TabList>
          <Tab value="all">{words.tabs.all}</Tab>
          <Tab value="horoscopes">{words.tabs.horoscopes}</Tab>
          <Tab value="guides">{words.tabs.guides}</Tab>
          <Tab value="videos">{words.tabs.videos}</Tab>
          <Tab value="moon-phases">{words.tabs['moon-phases']}</Tab>
        </TabList>
        <TabPanel value="all">
          <AllContent articles={articles} videos={videos} />
        </TabPanel>
        <TabPanel value="horoscopes">
          <ArticlesOf articles={newest('horoscopes')} />
        </TabPanel>
        <TabPanel value="guides">
          <ArticlesOf articles={newest('guides')} />
        </TabPanel>
        <TabPanel value="videos">
          {videos.length === 0 ? (
            <Nothing />
          ) : (
            <Grid>
              {videos.map((video) => (
                <VideoCard key={video.id} video={video} />
              ))}
            </Grid>
          )}
        </TabPanel>
        <TabPanel value="moon-phases">
          <Stack gap="x6">
            {sky && (
              <TithiScale
                tithi={sky.tithi.number}
                note={words.monthToday({ tithi: tithiName(sky.tithi.number, tithis) })}
              />
            )}
            <ArticlesOf articles={newest('moon-phases')} />
          </Stack>
        </TabPanel>
      </Tabs>
    </Section>
  );
}
