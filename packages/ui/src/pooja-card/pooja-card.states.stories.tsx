import { drawnSheet } from '../../test/state-sheet.tsx';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { PoojaCard } from './index.ts';
import { navgraha, rudraInHindi } from './pooja-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Services/PoojaCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="28rem" align="start">
    <PoojaCard {...navgraha} badges={<Badge>Video recording</Badge>} />
    <PoojaCard
      name="Maha Mrityunjaya Homa"
      href="/poojas/2"
      yantra="mrityunjaya"
      weekdays={[0, 1, 2, 3, 4, 5, 6]}
      price={{ amount: 2200 }}
    />
    <div style={{ inlineSize: '18rem' }}>
      <PoojaCard {...navgraha} yantra="lakshmi-narayan" />
    </div>
    <I18nProvider locale="hi" messages={hi}>
      <PoojaCard {...rudraInHindi} lang="hi" />
    </I18nProvider>
  </Grid>
));
