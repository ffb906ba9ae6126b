import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { VargaSwitcher } from './index.ts';
import { sampleCharts } from './varga-switcher.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Charts/VargaSwitcher', tags: ['visual'] };

const { D1 } = sampleCharts;

export const AllStates = drawnSheet(() => (
  <Grid minItem="24rem" gap="x6">
    <VargaSwitcher label="All sixteen" charts={sampleCharts} defaultValue="D24" />
    <VargaSwitcher label="South, list" charts={sampleCharts} variant="south" control="select" />
    <VargaSwitcher label="One chart" charts={{ D1 }} variant="east" />
    <I18nProvider locale="hi" messages={hi}>
      <VargaSwitcher label="सभी वर्ग" lang="hi" charts={sampleCharts} defaultValue="D60" />
    </I18nProvider>
  </Grid>
));
