import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { DescriptionList } from '../description-list/index.ts';
import { TimeSpan } from './index.ts';

const meta = {
  title: 'Components/Time/TimeSpan',
  excludeStories: /Example$/,
  component: TimeSpan,
  args: {
    start: '2025-04-06T11:36:00Z',
    end: '2025-04-06T13:11:00Z',
    timeZone: 'Asia/Kolkata',
  },
} satisfies Meta<typeof TimeSpan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="time-span"]')).toBeVisible();
  },
};

/** If `now` is on the day of the page, the next day is called "tomorrow". */
export const UntilTomorrow: Story = {
  args: {
    start: undefined,
    end: '2025-04-07T00:54:00Z',
    day: '2025-04-06',
    now: '2025-04-06T05:00:00Z',
  },
};

const night = {
  start: '2025-04-06T13:11:00Z',
  end: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
};

export const AllStates = stateSheet(TimeSpan, {
  props: night,
  samples: {
    'in a day': { start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
    '24 hours': { hourCycle: 'h23' },
    'over midnight': {},
    'over midnight, seen from its day': { now: '2025-04-06T05:00:00Z', day: '2025-04-06' },
    'without a start': { start: undefined },
    'without an end': { end: undefined },
  },
  hindi: {},
  cell: '16rem',
});

/** Do: With `day` and `now`, the text shows that the nakshatra ends tomorrow. */
export const SaysTomorrowExample = () => (
  <DescriptionList
    items={[
      {
        label: 'Nakshatra Pushya, Varanasi',
        value: (
          <TimeSpan
            end="2025-04-07T00:54:00Z"
            timeZone="Asia/Kolkata"
            day="2025-04-06"
            now="2025-04-06T05:00:00Z"
          />
        ),
      },
    ]}
  />
);

/** Don’t: Without them, 6:24 am looks as if it were over already. */
export const LooksPastExample = () => (
  <DescriptionList
    items={[
      {
        label: 'Nakshatra Pushya, Varanasi',
        value: <TimeSpan end="2025-04-07T00:54:00Z" timeZone="Asia/Kolkata" />,
      },
    ]}
  />
);
