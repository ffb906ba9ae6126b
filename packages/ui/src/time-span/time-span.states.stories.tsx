import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TimeSpan } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/TimeSpan',
  component: TimeSpan,
  tags: ['visual'],
  args: { end: '2025-04-07T00:54:00Z', timeZone: 'Asia/Kolkata' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof TimeSpan>;

export default meta;

const span = {
  start: '2025-04-06T11:36:00Z',
  end: '2025-04-06T13:11:00Z',
  timeZone: 'Asia/Kolkata',
};
const night = {
  start: '2025-04-06T13:11:00Z',
  end: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
};

function Spans() {
  return (
    <>
      <TimeSpan {...span} />
      <TimeSpan {...span} hourCycle="h23" />
      <TimeSpan {...night} />
      <TimeSpan {...night} now="2025-04-06T05:00:00Z" day="2025-04-06" />
      <TimeSpan end={night.end} timeZone="Asia/Kolkata" />
      <TimeSpan start={night.start} timeZone="Asia/Kolkata" />
    </>
  );
}

const column = { display: 'grid', gap: '0.5rem', marginBlockEnd: '2rem' } as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      <div style={column}>
        <Spans />
      </div>
      <div style={column} lang="hi">
        <I18nProvider locale="hi" messages={hi}>
          <Spans />
        </I18nProvider>
      </div>
    </>
  ),
};
