import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Stack, Text } from '../layout/index.ts';
import { CalendarButton } from './index.ts';

const meta = {
  title: 'Components/Actions/CalendarButton',
  excludeStories: /Example$/,
  component: CalendarButton,
  args: { fileName: 'booking-jy-1.ics', fileText: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
} satisfies Meta<typeof CalendarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  }),
};

export const AllStates = stateSheet(CalendarButton, {
  props: { fileName: 'day.ics', fileText: '' },
  states: ['rest', 'hover', 'focus', 'pressed', 'disabled', { small: { size: 'small' } }],
  hindi: { children: 'कैलेंडर में जोड़ें' },
  cell: '13rem',
});

const rudrabhishek = ['BEGIN:VCALENDAR', 'END:VCALENDAR', ''].join('\r\n');

/** Do: What is added and when is next to the button. */
export const BesideItsDateExample = () => (
  <Stack gap="x3" align="start">
    <Text>Rudrabhishek, Monday, 30 November 2026</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);

/** Don’t: No date in sight. People can’t see what will be in their calendar. */
export const WithoutADateExample = () => (
  <Stack gap="x3" align="start">
    <Text>Your booking JY-1 is confirmed.</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);
