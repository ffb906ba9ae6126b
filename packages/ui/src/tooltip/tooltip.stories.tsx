import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { placed } from '../../test/placed.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Layers/Tooltip',
  component: Tooltip,
  tags: ['status:new'],
  args: { text: 'Saves the report as a PDF', children: <Button>Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard immediately; by mouse after a short delay. */
export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = canvas.getByRole('tooltip');
    await placed(tip);
    await waitFor(() => expect(tip).toBeVisible());
    const [box, button] = [tip, canvas.getByRole('button')].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(box?.bottom).toBeLessThanOrEqual(button?.top ?? 0);
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
  },
};

export const ByMouse: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByText('Saves the report as a PDF');
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(tip);
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
