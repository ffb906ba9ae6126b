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

/** In a row of small actions, with an accessible name that includes the event. */
export const Small: Story = {
  args: {
    size: 'small',
    children: 'Add to calendar',
    'aria-label': 'Add to calendar: Rudrabhishek, 30 November',
  },
};

/** At 288 px. wcag:1.4.10 */
export const LongHindi: Story = {
  args: { lang: 'hi', children: 'सर्वकार्यसिद्धिप्रदायकअनुष्ठान को कैलेंडर में जोड़ें' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AllStates = stateSheet(CalendarButton, {
  props: { fileName: 'day.ics', fileText: '' },
  states: ['rest', 'hover', 'focus', 'pressed', 'disabled', { small: { size: 'small' } }],
  hindi: { children: 'कैलेंडर में जोड़ें' },
  cell: '13rem',
});

const rudrabhishek = ['BEGIN:VCALENDAR', 'END:VCALENDAR', ''].join('\r\n');

export const BesideItsDateExample = () => (
  <Stack gap="x3" align="start">
    <Text>Rudrabhishek, Monday, 30 November 2026</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);

export const WithoutADateExample = () => (
  <Stack gap="x3" align="start">
    <Text>Your booking JY-1 is confirmed.</Text>
    <CalendarButton fileName="rudrabhishek.ics" fileText={rudrabhishek} />
  </Stack>
);
