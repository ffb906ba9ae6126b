import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { PapaBars } from './index.ts';
import { samplePartners } from './papa-bars.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/PapaBars',
  component: PapaBars,
  tags: ['visual'],
  args: { partners: samplePartners },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PapaBars>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x6">
      <PapaBars {...args} note="His value should preferably not be much higher than hers." />
      <PapaBars caption="One chart" partners={samplePartners.slice(0, 1)} />
      <I18nProvider locale="hi" messages={hi}>
        <PapaBars {...args} lang="hi" />
      </I18nProvider>
    </Stack>
  ),
};
