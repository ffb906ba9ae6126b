import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { NumberCard } from './index.ts';
import { destiny, soul } from './number-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Readings/NumberCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <NumberCard {...soul} />
    <NumberCard {...destiny} />
    <NumberCard title="Soul Urge" number={null} meaning="The name has no vowel to count." />
    <I18nProvider locale="hi" messages={hi}>
      <NumberCard {...destiny} lang="hi" title="भाग्यांक" meaning="आप जो देखते हैं, वह औरों को दिखाते हैं।" />
    </I18nProvider>
  </Grid>
));
