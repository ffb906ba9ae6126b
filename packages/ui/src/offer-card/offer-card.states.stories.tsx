import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Content/OfferCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="100%">
    <OfferCard {...ugadi} />
    <OfferCard {...ugadi} now={ugadi.endsAt} />
    <OfferCard {...ugadi} art={undefined} style={{ maxInlineSize: '40rem' }} />
    <I18nProvider locale="hi" messages={hi}>
      <OfferCard
        {...ugadi}
        lang="hi"
        title="नववर्ष पठन"
        actionLabel="प्राप्त करें"
        style={{ maxInlineSize: '20rem' }}
      />
    </I18nProvider>
  </Grid>
));
