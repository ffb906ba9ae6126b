import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { LimbCard, WindowCard } from './index.ts';
import { inauspicious, tithi } from './limb-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Time/LimbCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <LimbCard {...tithi} />
    <WindowCard {...inauspicious}>Avoid beginnings at these times.</WindowCard>
    <I18nProvider locale="hi" messages={hi}>
      <WindowCard title="अशुभ समय" times={[{ name: 'भद्रा', spans: [] }]} />
    </I18nProvider>
  </Grid>
));
