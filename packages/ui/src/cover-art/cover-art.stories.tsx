import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoverArt, coverSubjects } from './index.ts';

const meta = {
  title: 'Components/CoverArt',
  component: CoverArt,
  tags: ['status:new'],
  args: { seed: 'what-the-moon-says' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="cover-art"]')).toBeVisible();
  },
};

export const Video: Story = { args: { video: true, subject: 'orbits' } };

export const AllSubjects: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {coverSubjects.map((subject) => (
        <CoverArt key={subject} {...args} subject={subject} />
      ))}
    </div>
  ),
};
