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
  ...Default,
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

export const On: Story = {
  args: { label: 'Show degrees', defaultChecked: true, hint: 'On charts wider than 440 px' },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Only after a chart is cast' } };

/** At 320 px a long label wraps next to the switch. */
export const LongHindi: Story = {
  args: {
    label: 'जन्मप्रमाणपत्रानुसार यथार्थ जन्मसमय उपलब्ध नहीं है अथवा अनिश्चित है',
    lang: 'hi',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
