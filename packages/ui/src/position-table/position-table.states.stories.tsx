import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PositionTable } from './index.ts';
import { positions } from './position-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/PositionTable',
  component: PositionTable,
  tags: ['visual'],
  args: { caption: 'Positions', positions },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PositionTable>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PositionTable caption="Current planetary positions" positions={positions} />
      <PositionTable caption="None" positions={[]} />
      <I18nProvider locale="hi" messages={hi}>
        <PositionTable lang="hi" caption="ग्रहों की वर्तमान स्थिति" positions={positions.slice(0, 3)} />
      </I18nProvider>
    </div>
  ),
};
