import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { ArticleCard, ArticleMosaic, FeaturedArticle, VideoCard } from './index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/ArticleCard',
  component: ArticleCard,
  subcomponents: { VideoCard, FeaturedArticle, ArticleMosaic },
  tags: ['status:new'],
  args: nakshatras,
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: nakshatras.title })).toBeVisible();
  },
};

/** The start of a blog: one large article, four small ones and two videos. */
export const Mosaic: Story = {
  render: () => (
    <ArticleMosaic featured={<FeaturedArticle {...featured} />}>
      <ArticleCard {...fullMoon} />
      <ArticleCard {...nakshatras} cover={{ seed: 'b' }} />
      <ArticleCard {...nakshatras} cover={{ seed: 'c' }} />
      <ArticleCard {...fullMoon} cover={{ seed: 'd' }} />
      <VideoCard {...readingAChart} />
      <VideoCard {...readingAChart} cover={{ seed: 'e' }} duration="8:15" />
    </ArticleMosaic>
  ),
};

/** Alone in a row, a featured article has its cover next to the text. */
export const Featured: Story = { render: () => <FeaturedArticle {...featured} /> };

/** Articles and videos of one kind. */
export const Shelf: Story = {
  render: () => (
    <Grid>
      <ArticleCard {...nakshatras} />
      <ArticleCard {...fullMoon} />
      <VideoCard {...readingAChart} />
    </Grid>
  ),
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <VideoCard {...readingAChart} title="महामृत्युंजयजपानुष्ठानविधि का परिचय" facts={[]} />
        <FeaturedArticle
          {...featured}
          title="सत्ताईस नक्षत्रों का परिचय"
          facts={['मार्गदर्शिका']}
          excerpt="हर नक्षत्र राशिचक्र के 13°20′ का होता है।"
          actionLabel="पूरा लेख पढ़ें"
        />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
