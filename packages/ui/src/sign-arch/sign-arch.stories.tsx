import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rashiNumbers } from '../glyphs/index.ts';
import { Grid } from '../layout/index.ts';
import { SignArch } from './index.ts';

const meta = {
  title: 'Components/Charts/SignArch',
  component: SignArch,
  tags: ['status:new'],
  args: { sign: 5 },
} satisfies Meta<typeof SignArch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="sign-arch"]')).toBeVisible();
  },
};

export const AllTwelve: Story = {
  render: () => (
    <Grid minItem="7rem" columns={6}>
      {rashiNumbers.map((rashi) => (
        <SignArch key={rashi} sign={rashi} />
      ))}
    </Grid>
  ),
};
