import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { PrintLayout } from './index.ts';
import { Report, settings } from './print-layout.samples.tsx';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Layout/PrintLayout',
  component: PrintLayout,
  tags: ['visual'],
  args: { name: 'Kundli of Meera Joshi', children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PrintLayout>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x6">
      <PrintLayout preview name="Kundli of Meera Joshi" settings={settings}>
        <Report />
      </PrintLayout>
      <PrintLayout preview name="Disclaimer">
        Words without settings.
      </PrintLayout>
      <I18nProvider locale="hi" messages={hi}>
        <PrintLayout
          preview
          lang="hi"
          name="मीरा जोशी की कुंडली"
          settings={['लाहिरी अयनांश', 'मध्यम राहु']}
        >
          विवरण
        </PrintLayout>
      </I18nProvider>
    </Stack>
  ),
};
