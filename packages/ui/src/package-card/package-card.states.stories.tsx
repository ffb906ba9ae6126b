import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Grid } from '../layout/index.ts';
import { PackageChoice } from './index.ts';
import { tiers } from './package-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/PackageChoice',
  component: PackageChoice,
  tags: ['visual'],
  args: { label: 'Select Your Package', options: tiers },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PackageChoice>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Grid minItem="100%">
      <PackageChoice label="Chosen" options={tiers} defaultValue="premium" />
      <PackageChoice
        label="Disabled"
        options={tiers.map((tier) => ({ ...tier, disabled: true }))}
      />
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
  ),
};
