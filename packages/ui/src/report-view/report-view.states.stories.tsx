import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ReportView } from './index.ts';
import { sampleAccordion, sampleBlocks, sampleChart } from './report-view.samples.ts';

const meta = {
  title: 'Components/Readings/ReportView',
  component: ReportView,
  tags: ['!autodocs', 'visual'],
  args: { blocks: [] },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ReportView>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <ReportView
        title="Ascendant Report"
        intro="What the rising sign and its lord show."
        blocks={sampleBlocks}
      />
      <ReportView blocks={[sampleChart, sampleAccordion]} chartStyle="east" />
    </div>
  ),
};
