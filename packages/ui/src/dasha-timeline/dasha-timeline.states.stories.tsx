import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { DashaTimeline } from './index.ts';
import { partsOfMercury, sampleBirth, sampleNow, samplePeriods } from './dasha-timeline.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/DashaTimeline',
  component: DashaTimeline,
  tags: ['visual'],
  args: { title: 'Now running', periods: samplePeriods, birth: sampleBirth, now: sampleNow },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof DashaTimeline>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <DashaTimeline {...args} note="Vimshottari dasha, 120 years" />
      <DashaTimeline {...args} title="Late in life" now="2095-01-01T00:00:00Z" />
      <DashaTimeline {...args} title="Outside the span" now="2300-01-01T00:00:00Z" />
      <DashaTimeline
        {...args}
        title="Antardashas in Mercury"
        note="17 years"
        periods={partsOfMercury}
      />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <DashaTimeline {...args} title="महादशाएँ" note="विंशोत्तरी दशा, 120 वर्ष" />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <DashaTimeline {...args} title="Narrow" />
        <DashaTimeline {...args} title="Narrow, inside" periods={partsOfMercury} />
      </div>
    </div>
  ),
};
