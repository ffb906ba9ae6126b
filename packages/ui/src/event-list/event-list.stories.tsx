import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventList } from './index.ts';

const meta = {
  title: 'Components/Time/EventList',
  component: EventList,
  tags: ['status:new'],
  args: {
    label: 'Transits of the month',
    items: [
      {
        id: 'venus',
        at: '2026-11-22T11:51:00Z',
        when: '22 Nov 2026',
        title: 'Venus enters Libra',
        detail: 'Your third house',
      },
      { id: 'full', at: '2026-11-24T14:53:00Z', when: '24 Nov 2026', title: 'Full Moon in Taurus' },
      {
        id: 'mercury',
        at: '2026-12-06T03:20:00Z',
        when: '6 Dec 2026',
        title: 'Mercury turns direct in Scorpio',
        detail: 'Your fourth house',
      },
    ],
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const start = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(start('Venus enters Libra')).toBe(start('Full Moon in Taurus'));
  },
};

/** The history of one item, inside its card. */
export const History: Story = {
  args: {
    label: 'History',
    divided: false,
    items: [
      { id: '1', at: '2026-11-20T09:00:00Z', when: '20 November 2026', title: 'Requested' },
      { id: '2', at: '2026-11-21T09:00:00Z', when: '21 November 2026', title: 'Confirmed' },
    ],
  },
};

/** At 288 px, in Hindi. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <EventList
        label="गोचर"
        items={[
          {
            id: '1',
            at: '2026-10-22',
            when: '22 अक्टूबर 2026',
            title: 'शुक्र का तुला राशि में प्रवेश',
            detail: 'आपका तृतीयभाव',
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
