import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { MoonCalendar } from './index.ts';
import { sampleDays } from './moon-calendar.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/MoonCalendar',
  component: MoonCalendar,
  tags: ['visual'],
  args: { title: 'The Moon in April 2025, sample', days: sampleDays, current: '2025-04-06' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MoonCalendar>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <MoonCalendar {...args} />
      <MoonCalendar
        {...args}
        title="Two weeks with links"
        days={sampleDays.slice(0, 14)}
        hrefOf={(date) => `#${date}`}
      />
      <MoonCalendar {...args} title="A table" days={sampleDays.slice(3, 9)} layout="table" />
      <div lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <MoonCalendar {...args} title="अप्रैल 2025 का चंद्र" days={sampleDays.slice(0, 14)} />
        </I18nProvider>
      </div>
      <div style={{ inlineSize: 'min(100%, 288px)' }}>
        <MoonCalendar {...args} title="Narrow" days={sampleDays.slice(3, 9)} />
      </div>
    </div>
  ),
};
