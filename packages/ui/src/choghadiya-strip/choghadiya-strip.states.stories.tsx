import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ChoghadiyaStrip } from './index.ts';
import { sampleChoghadiyas, sampleNow } from './choghadiya-strip.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/ChoghadiyaStrip',
  component: ChoghadiyaStrip,
  tags: ['visual'],
  args: {
    title: 'Choghadiya',
    ...sampleChoghadiyas,
    timeZone: 'Asia/Kolkata',
    now: sampleNow,
  },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ChoghadiyaStrip>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <ChoghadiyaStrip {...args} />
      <div style={{ maxInlineSize: '42rem' }}>
        <ChoghadiyaStrip {...args} title="At night" now="2025-04-06T20:40:00Z" hourCycle="h23" />
      </div>
      <ChoghadiyaStrip {...args} title="Tables" layout="table" />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <ChoghadiyaStrip {...args} title="चौघड़िया" />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <ChoghadiyaStrip {...args} title="Narrow" now="2025-04-06T02:40:00Z" />
      </div>
    </div>
  ),
};
