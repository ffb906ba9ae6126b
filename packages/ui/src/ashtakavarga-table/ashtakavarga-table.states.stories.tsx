import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { sampleRows, sampleSarva } from './ashtakavarga-table.samples.ts';
import { AshtakavargaTable } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/AshtakavargaTable',
  component: AshtakavargaTable,
  tags: ['visual'],
  args: { rows: sampleRows, sarva: sampleSarva },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof AshtakavargaTable>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x6">
      <AshtakavargaTable {...args} />
      <AshtakavargaTable {...args} caption="With the houses from Simha" lagna={5} />
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <AshtakavargaTable {...args} caption="On a phone" rows={sampleRows.slice(0, 3)} />
      </div>
      <I18nProvider locale="hi" messages={hi}>
        <AshtakavargaTable {...args} lang="hi" lagna={11} />
      </I18nProvider>
    </Stack>
  ),
};
