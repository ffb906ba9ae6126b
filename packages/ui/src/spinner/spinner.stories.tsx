import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['status:ready'],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  }),
};
