import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  tags: ['status:new'],
  args: { label: 'Exact time unknown', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Exact time unknown' });
    const check = control.nextElementSibling!.querySelector('svg')!;
    await expect(check).not.toBeVisible();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(check).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
