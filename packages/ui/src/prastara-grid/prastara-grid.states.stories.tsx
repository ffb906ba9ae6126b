import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { PrastaraGrid } from './index.ts';
import { sampleRows, sampleTotals } from './prastara-grid.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/PrastaraGrid',
  component: PrastaraGrid,
  tags: ['visual'],
  args: { body: 'sun', rows: sampleRows, totals: sampleTotals },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PrastaraGrid>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x6">
      <PrastaraGrid {...args} />
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <PrastaraGrid {...args} caption="On a phone" lagna={5} />
      </div>
      <I18nProvider locale="hi" messages={hi}>
        <PrastaraGrid {...args} lang="hi" body="jupiter" />
      </I18nProvider>
    </Stack>
  ),
};
