import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ArticleCard, ArticleMosaic, FeaturedArticle, VideoCard } from './index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/ArticleCard',
  component: ArticleCard,
  tags: ['visual'],
  args: nakshatras,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ArticleCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ArticleMosaic featured={<FeaturedArticle {...featured} />}>
        <ArticleCard {...fullMoon} />
        <ArticleCard {...nakshatras} facts={[]} />
        <VideoCard {...readingAChart} />
      </ArticleMosaic>
      <FeaturedArticle {...featured} />
      <I18nProvider locale="hi" messages={hi}>
        <div style={{ maxInlineSize: '18rem' }} lang="hi">
          <VideoCard {...readingAChart} title="अपनी कुंडली कैसे पढ़ें" facts={['980 बार देखा गया']} />
        </div>
      </I18nProvider>
    </div>
  ),
};
