import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { RenderAtOnce, ProgressiveRender } from './index.ts';

const cards = ['Ascendant', 'Moon', 'Sun', 'Mars'].map((text) => <Card key={text}>{text}</Card>);

const meta = {
  title: 'Components/Layout/ProgressiveRender',
  component: ProgressiveRender,
  tags: ['status:new'],
  args: { atOnce: 1, children: cards },
  render: (args) => (
    <Stack gap="x3">
      <ProgressiveRender {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ProgressiveRender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mars')).toBeVisible();
  },
};

/** For printing, or a test, everything is rendered immediately. */
export const Print: Story = {
  decorators: [
    (Story) => (
      <RenderAtOnce value={true}>
        <Story />
      </RenderAtOnce>
    ),
  ],
};
