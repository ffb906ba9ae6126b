import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { MuhurtaClock } from './index.ts';
import { sampleDay, sampleNow, samplePeriods } from './muhurta-clock.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/MuhurtaClock',
  component: MuhurtaClock,
  tags: ['visual'],
  args: {
    title: 'Two run',
    ...sampleDay,
    periods: samplePeriods,
    timeZone: 'Asia/Kolkata',
    place: 'New Delhi',
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MuhurtaClock>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <MuhurtaClock {...args} />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <MuhurtaClock {...args} title="मुहूर्त" now="2025-04-06T18:20:00Z" />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <MuhurtaClock
          {...args}
          title="Narrow, another day"
          periods={samplePeriods.slice(0, 2)}
          now="2025-05-06T05:19:00Z"
          hourCycle="h23"
        />
      </div>
      <MuhurtaClock {...args} title="Nothing marked" periods={[]} />
    </div>
  ),
};
