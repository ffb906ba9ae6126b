import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { LimbTimeline } from './index.ts';
import {
  sampleDay,
  sampleEvents,
  sampleLimbs,
  sampleNow,
  sampleWindows,
} from './limb-timeline.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/LimbTimeline',
  component: LimbTimeline,
  tags: ['visual'],
  args: {
    title: 'The day',
    ...sampleDay,
    limbs: sampleLimbs,
    windows: sampleWindows,
    events: sampleEvents,
    timeZone: 'Asia/Kolkata',
    place: 'New Delhi',
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof LimbTimeline>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <LimbTimeline {...args} />
      <LimbTimeline
        {...args}
        title="At night, windows alone"
        limbs={[]}
        events={[]}
        now="2025-04-06T18:40:00Z"
        hourCycle="h23"
      />
      <LimbTimeline
        {...args}
        title="Another day, with its table"
        now="2025-05-01T00:00:00Z"
        windows={[]}
        table="visible"
      />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <LimbTimeline {...args} title="दिन" place="नई दिल्ली" />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <LimbTimeline {...args} title="Narrow" />
      </div>
    </div>
  ),
};
