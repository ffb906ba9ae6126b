import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { drawnSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';
import { ArticleCard, ArticleMosaic, FeaturedArticle } from './index.ts';

const meta = {
  title: 'Recipes/Content/ArticleCard',
  excludeStories: /Example$/,
  component: ArticleCard,
  subcomponents: { FeaturedArticle, ArticleMosaic },
  args: nakshatras,
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { style: { maxInlineSize: '18rem' } } };

/** The start of a blog: one large article, four small ones and two videos. */
export const Mosaic: Story = {
  render: () => (
    <ArticleMosaic featured={<FeaturedArticle {...featured} />}>
      <ArticleCard {...fullMoon} />
      <ArticleCard {...nakshatras} cover={{ seed: 'b' }} />
      <ArticleCard {...nakshatras} cover={{ seed: 'c' }} />
      <ArticleCard {...fullMoon} cover={{ seed: 'd' }} />
      <ArticleCard {...readingAChart} />
      <ArticleCard {...readingAChart} cover={{ seed: 'e' }} duration="8:15" />
    </ArticleMosaic>
  ),
};

export const Hindi: Story = narrowHindi(
  <>
    <ArticleCard {...readingAChart} title="महामृत्युंजयजपानुष्ठानविधि का परिचय" facts={[]} />
    <FeaturedArticle
      {...featured}
      title="सत्ताईस नक्षत्रों का परिचय"
      facts={['मार्गदर्शिका']}
      excerpt="हर नक्षत्र राशिचक्र के 13°20′ का होता है।"
      actionLabel="पूरा लेख पढ़ें"
    />
  </>,
);

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <ArticleCard {...nakshatras} />
    <ArticleCard {...readingAChart} />
    <ArticleCard {...fullMoon} facts={[]} />
    <FeaturedArticle {...featured} />
    <I18nProvider locale="hi" messages={hi}>
      <ArticleCard {...readingAChart} lang="hi" title="महामृत्युंजयजपानुष्ठानविधि का परिचय" facts={[]} />
    </I18nProvider>
  </Grid>
));

export const ShortFactsExample = () => (
  <ArticleCard
    title="Understanding the 27 nakshatras"
    href="#nakshatras"
    cover={{ seed: 'nakshatras' }}
    facts={['Guides', '5 min read']}
    headingLevel={4}
  />
);

export const LongFactsExample = () => (
  <ArticleCard
    title="Understanding the 27 nakshatras"
    href="#nakshatras"
    cover={{ seed: 'nakshatras' }}
    facts={[
      'Written by our editors in Pune on 3 November 2026',
      'Guides, Vedic astrology, For beginners',
      '1,204 people found this helpful',
    ]}
    headingLevel={4}
  />
);
