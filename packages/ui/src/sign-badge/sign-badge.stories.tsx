import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { SignBadge } from './index.ts';

const meta = {
  title: 'Components/Charts/SignBadge',
  component: SignBadge,
  tags: ['status:ready'],
  args: { sign: 5 },
} satisfies Meta<typeof SignBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Leo')).toBeVisible();
  }),
};

/** Under the heading of a page about the sign. */
export const Line: Story = {
  args: {
    variant: 'line',
    href: '#leo',
    dates: 'Jul 23 - Aug 22',
    note: 'dates of the tropical sign',
  },
};

/** With its element and the thirty degrees of a sign. */
export const Arch: Story = { args: { variant: 'arch', style: { maxInlineSize: '15rem' } } };
