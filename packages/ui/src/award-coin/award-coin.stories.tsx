import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { AwardCoin, AwardList } from './index.ts';

const meta = {
  title: 'Components/Content/AwardCoin',
  component: AwardCoin,
  subcomponents: { AwardList },
  tags: ['status:new'],
  args: { year: 2024, size: 140 },
} satisfies Meta<typeof AwardCoin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Award of 2024' })).toBeVisible();
  }),
};

/** Next to the name of the award. */
export const WithWords: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      <AwardCoin year={2022} decorative /> Best kundli app, 2022
    </p>
  ),
};

/** Several, each with the organisation that gave it. */
export const List: Story = {
  render: () => (
    <AwardList
      items={[
        { title: 'Best Almanac', year: 2019, organization: 'Sample Parishad' },
        { title: 'Clear Language', year: 2021, organization: 'Example Forum' },
        { title: 'Design for All', year: 2023, organization: 'Demo Institute' },
      ]}
    />
  ),
};
