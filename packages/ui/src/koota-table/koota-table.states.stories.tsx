import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Stack } from '../layout/index.ts';
import { KootaTable } from './index.ts';
import {
  porutham,
  sampleKootas,
  sampleKootasInHindi,
  samplePoruthams,
  sampleTotal,
} from './koota-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/KootaTable',
  component: KootaTable,
  tags: ['visual'],
  args: { rows: sampleKootas, total: sampleTotal },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof KootaTable>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="x6">
      <KootaTable {...args} boyLabel="Arjun" girlLabel="Meera" />
      <KootaTable rows={samplePoruthams} total={porutham} variant="marks" />
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <KootaTable {...args} caption="On a phone" rows={sampleKootas.slice(5)} />
      </div>
      <I18nProvider locale="hi" messages={hi}>
        <KootaTable rows={sampleKootasInHindi} total={{ score: 5, fullScore: 12 }} lang="hi" />
      </I18nProvider>
    </Stack>
  ),
};
