import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { KundliChart } from './index.ts';
import { crowded, ordinary } from './kundli-chart.samples.ts';

const meta = {
  title: 'States/KundliChart',
  component: KundliChart,
  tags: ['!autodocs', 'visual'],
  args: { title: 'Sample', data: ordinary },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof KundliChart>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      <KundliChart title="North, ordinary" data={ordinary} />
      <KundliChart title="South, ordinary" data={ordinary} variant="south" />
      <KundliChart title="North, all in one house" data={crowded} />
      <KundliChart title="South, all in one house" data={crowded} variant="south" />
      <KundliChart title="उत्तर, हिन्दी" data={ordinary} language="hi" lang="hi" />
      <KundliChart title="Without degrees" data={ordinary} degrees={false} legend={false} />
    </div>
  ),
};
