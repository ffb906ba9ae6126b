import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { sampleNames, samplePicture } from './avatar.samples.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  tags: ['status:ready'],
  args: { name: 'Anita Deshmukh', size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Anita Deshmukh' })).toBeVisible();
  },
};

export const Arch: Story = { args: { shape: 'arch' } };

/** A picture in the same arch. */
export const WithPicture: Story = { args: { shape: 'arch', src: samplePicture } };

/** A picture that fails to load is replaced by a generated portrait. */
export const PictureMissing: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A')).toBeVisible());
  },
};

/** One of four tones and one of three rings, always the same for the same name. */
export const Names: Story = {
  render: () => (
    <Cluster>
      {sampleNames.map((name) => (
        <Avatar key={name} name={name} size="regular" />
      ))}
    </Cluster>
  ),
};
