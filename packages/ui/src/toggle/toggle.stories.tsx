import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toggle, ToggleGroup } from './index.ts';

const meta = {
  title: 'Components/Actions/Toggle',
  component: Toggle,
  subcomponents: { ToggleGroup },
  tags: ['status:new'],
  args: { children: 'Show degrees', onPressedChange: fn() },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Show degrees' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
  },
};

/** Independent options of a chart. */
export const Group: Story = {
  render: () => (
    <ToggleGroup label="Shown in the chart">
      <Toggle size="small" defaultPressed>
        Degrees
      </Toggle>
      <Toggle size="small">Aspects</Toggle>
      <Toggle size="small" defaultPressed>
        Retrograde marks
      </Toggle>
    </ToggleGroup>
  ),
};

/** At 320 px they wrap to the next line, and long words break. */
export const LongHindi: Story = {
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <ToggleGroup label="कुंडली में दिखाएँ" lang="hi">
        <Toggle defaultPressed>अंश</Toggle>
        <Toggle>दृष्टि</Toggle>
        <Toggle>सम्पूर्णअष्टकवर्गबिन्दुविश्लेषण</Toggle>
      </ToggleGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('group');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
