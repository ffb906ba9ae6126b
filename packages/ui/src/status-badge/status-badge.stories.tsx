import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { StatusBadge } from './index.ts';

const meta = {
  title: 'Components/Feedback/StatusBadge',
  component: StatusBadge,
  tags: ['status:ready'],
  args: { status: 'online' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
  }),
};

export const Available: Story = { args: { status: 'available' } };

export const BusyWithWait: Story = { args: { status: 'busy', waitMinutes: 40 } };

export const Offline: Story = { args: { status: 'offline' } };

export const LongHindi: Story = {
  globals: { language: 'hi' },
  args: { status: 'busy', waitMinutes: 95, lang: 'hi' },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: '7rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
