import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { featured, fullMoon, nakshatras, readingAChart } from './article-card.samples.ts';
import { ArticleCard, FeaturedArticle } from './index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Content/ArticleCard', tags: ['visual'] };

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
