import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { PackageChoice } from './index.ts';
import { tiers } from './package-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

export default { title: 'Components/Services/PackageChoice', tags: ['visual'] };

export const AllStates = drawnSheet(() => (
  <Grid minItem="100%">
    <PackageChoice label="Chosen" options={tiers} defaultValue="premium" />
    <PackageChoice label="Disabled" options={tiers.map((tier) => ({ ...tier, disabled: true }))} />
    <I18nProvider locale="hi" messages={hi}>
      <PackageChoice
        label="पैकेज"
        options={[
          {
            value: 'elite',
            label: 'सम्पूर्ण',
            price: { amount: 3900 },
            features: ['प्रसाद आपके घर तक'],
          },
        ]}
      />
    </I18nProvider>
  </Grid>
));
