import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { avoided, lifeGem } from './gem-card.samples.ts';
import { GemCard } from './index.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Services/GemCard', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="17rem">
    <GemCard {...lifeGem} />
    <GemCard {...avoided} />
    <GemCard gem="coral" reason="Mars rules your ascendant." />
    <I18nProvider locale="hi" messages={hi}>
      <GemCard
        {...lifeGem}
        lang="hi"
        gem="cats-eye"
        title="भाग्य रत्न"
        reason="केतु आपके नवम भाव में है।"
      />
    </I18nProvider>
  </Grid>
));
