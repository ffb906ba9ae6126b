import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';
import { ArticleCard, FeaturedArticle } from './index.ts';
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
    <Grid minItem="17rem">
      <ArticleCard {...nakshatras} />
      <ArticleCard {...readingAChart} />
      <ArticleCard {...fullMoon} facts={[]} />
      <FeaturedArticle {...featured} />
      <I18nProvider locale="hi" messages={hi}>
        <ArticleCard
          {...readingAChart}
          lang="hi"
          title="महामृत्युंजयजपानुष्ठानविधि का परिचय"
          facts={[]}
        />
      </I18nProvider>
    </Grid>
  ),
};
