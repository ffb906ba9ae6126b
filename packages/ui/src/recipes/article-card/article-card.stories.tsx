import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../../test/state-sheet.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { Grid } from '../../layout/index.ts';
import { hi } from '../../messages-hi/index.ts';
import { ArticleCard, ArticleMosaic, FeaturedArticle } from './index.ts';

/** Invented articles and a video. */
export const nakshatras = {
  title: 'Understanding the 27 nakshatras',
  href: '#nakshatras',
  cover: { seed: 'nakshatras' },
  facts: ['Guides', '5 min read'],
};

export const fullMoon = {
  title: 'What a full moon in Taurus means for your week',
  href: '#moon',
  cover: { seed: 'full-moon', subject: 'moons' as const },
  facts: ['Moon phases', '3 min read'],
};

export const readingAChart = {
  title: 'How to read your own chart',
  href: '#chart',
  cover: { seed: 'chart' },
  facts: ['1,24,800 views'],
  duration: '12:40',
};

export const featured = {
  ...nakshatras,
  excerpt: 'Each nakshatra spans 13°20′ of the zodiac. This is how an astrologer uses them.',
  actionLabel: 'Read Full Article',
};

const meta = {
  title: 'Recipes/Content/ArticleCard',
  excludeStories: /Example$|^[a-z]/,
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

export const AllStates = customSheet(() => (
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

/** Do: Facts of one to three words. The title is what people look for. */
export const ShortFactsExample = () => (
  <ArticleCard
    title="Understanding the 27 nakshatras"
    href="#nakshatras"
    cover={{ seed: 'nakshatras' }}
    facts={['Guides', '5 min read']}
    headingLevel={4}
  />
);

/** Don’t: Facts in sentences. They take more space than the title. */
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
