import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../../test/narrow-hindi.tsx';
import { customSheet } from '../../../test/state-sheet.tsx';
import { Stack } from '../../layout/index.ts';
import { PanchangCard, type PanchangCardProps } from './index.ts';

/** A sample: a Sunday in New Delhi. */
export const sunday: PanchangCardProps = {
  date: '2025-04-06',
  place: 'New Delhi',
  timeZone: 'Asia/Kolkata',
  now: '2025-04-06T04:54:00Z',
  vara: { name: 'Ravivar', nativeName: 'रविवार', lord: 'sun' },
  moon: { illumination: 0.62, waxing: true },
  tithi: [
    {
      name: 'Shukla Navami',
      nativeName: 'शुक्ल नवमी',
      start: '2025-04-05T13:56:00Z',
      end: '2025-04-06T13:53:00Z',
      detail: 'Deity Durga',
    },
    {
      name: 'Shukla Dashami',
      nativeName: 'शुक्ल दशमी',
      start: '2025-04-06T13:53:00Z',
      end: '2025-04-07T14:30:00Z',
    },
  ],
  nakshatra: [
    {
      name: 'Pushya',
      nativeName: 'पुष्य',
      start: '2025-04-06T00:02:00Z',
      end: '2025-04-07T00:54:00Z',
      detail: 'Lord Saturn',
    },
  ],
  yoga: [
    {
      name: 'Sukarma',
      nativeName: 'सुकर्मा',
      start: '2025-04-05T14:25:00Z',
      end: '2025-04-06T13:25:00Z',
      detail: 'Good for steady work',
    },
    { name: 'Dhriti', start: '2025-04-06T13:25:00Z', end: '2025-04-07T12:48:00Z' },
  ],
  karana: [
    { name: 'Balava', start: '2025-04-05T13:56:00Z', end: '2025-04-06T01:47:00Z' },
    {
      name: 'Kaulava',
      nativeName: 'कौलव',
      start: '2025-04-06T01:47:00Z',
      end: '2025-04-06T13:53:00Z',
      detail: 'Movable',
    },
    { name: 'Taitila', start: '2025-04-06T13:53:00Z', end: '2025-04-07T02:05:00Z' },
  ],
  times: {
    sunrise: '2025-04-06T00:35:00Z',
    sunset: '2025-04-06T13:11:00Z',
    moonrise: '2025-04-06T07:14:00Z',
    moonset: '2025-04-06T21:33:00Z',
    nextSunrise: '2025-04-07T00:34:00Z',
  },
};

const meta = {
  title: 'Recipes/Time/PanchangCard',
  excludeStories: /^[a-z]/,
  component: PanchangCard,
  args: sunday,
} satisfies Meta<typeof PanchangCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = { tags: ['!dev'], ...narrowHindi(<PanchangCard {...sunday} />) };

export const AllStates = customSheet(() => (
  <Stack>
    <PanchangCard {...sunday} opening="Shukla Navami, Moon in Pushya until tomorrow." />
    <PanchangCard {...sunday} title="Another day" now="2025-05-06T00:00:00Z" yoga={[]} />
  </Stack>
));
