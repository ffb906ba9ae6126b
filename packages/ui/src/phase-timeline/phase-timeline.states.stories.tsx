import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { PhaseTimeline } from './index.ts';
import { sampleTimeline } from './phase-timeline.samples.ts';

const meta = {
  title: 'Components/Charts/PhaseTimeline',
  component: PhaseTimeline,
  tags: ['visual'],
  args: sampleTimeline,
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof PhaseTimeline>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PhaseTimeline {...args} />
      <PhaseTimeline {...args} title="Between two phases" now="2035-01-01T00:00:00Z" />
      <PhaseTimeline {...args} title="A lesser phase" now="2031-01-01T00:00:00Z" />
      <PhaseTimeline {...args} title="After the scale" now="2100-01-01T00:00:00Z" />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <PhaseTimeline
            {...args}
            title="आशा के जीवन में शनि"
            note="जन्म से सौ वर्ष"
            labels={{ strong: 'साढ़े साती', soft: 'ढैया' }}
          />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <PhaseTimeline {...args} title="Narrow" />
      </div>
    </div>
  ),
};
