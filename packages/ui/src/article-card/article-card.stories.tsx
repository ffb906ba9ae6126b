import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { ArticleCard, ArticleMosaic, FeaturedArticle } from './index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';

const meta = {
  title: 'Components/Content/ArticleCard',
  component: ArticleCard,
  subcomponents: { FeaturedArticle, ArticleMosaic },
  tags: ['status:new'],
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
