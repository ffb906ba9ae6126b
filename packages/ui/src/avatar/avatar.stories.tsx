import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../layout/index.ts';
import { people, Several } from './avatar.examples.tsx';
import { Avatar, AvatarGroup } from './index.ts';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  tags: ['status:ready'],
  args: { name: 'Anita Deshmukh', size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arch: Story = { args: { shape: 'arch' } };

/** People who belong together, overlapping; the rest is a number. */
export const Group: Story = { render: () => <Several /> };

/** A picture that fails to load is replaced by a generated portrait. */
export const PictureMissing: Story = {
  tags: ['!dev'],
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A')).toBeVisible());
  },
};

/** One of four tones and one of three rings, always the same for the same name. */
export const Names: Story = {
  render: () => (
    <Cluster>
      {people.map(({ name }) => (
        <Avatar key={name} name={name} size="regular" />
      ))}
    </Cluster>
  ),
};
