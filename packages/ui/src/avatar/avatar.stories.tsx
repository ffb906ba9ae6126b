import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { customSheet } from '../../test/state-sheet.tsx';
import { Cluster, MediaObject, Stack, Text } from '../layout/index.ts';
import { Avatar, AvatarGroup, type AvatarProps } from './index.ts';

const people = [
  'Anita Deshmukh',
  'Imran Qureshi',
  'Kavya Reddy',
  'Harpreet Gill',
  'Lakshmi Iyer',
  'आचार्य वामदेव',
  'सुनंदा अय्यर',
  'क्षमा श्रीवास्तव',
].map((name) => ({ name }));

const meta = {
  title: 'Components/Content/Avatar',
  excludeStories: /Example$/,
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Anita Deshmukh', size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arch: Story = { args: { shape: 'arch' } };

/** People who belong together, overlapping; the rest is a number. */
export const Group: Story = { render: () => <SeveralExample /> };

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

/** A portrait: a moon over a hill, in greys. */
const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 124"><rect width="100" height="124" fill="#7d8894"/><circle cx="50" cy="52" r="22" fill="#e6dccb"/><path d="M10 124c0-30 18-42 40-42s40 12 40 42z" fill="#4a5560"/></svg>',
)}`;

const all = [...people, { name: 'Pictured', src }];

const Row = (props: Omit<AvatarProps, 'name'>) => (
  <Cluster align="end">
    {all.map((person) => (
      <Avatar key={person.name} {...person} {...props} />
    ))}
  </Cluster>
);

export const AllStates = customSheet(() => (
  <Stack gap="x5">
    <Row />
    <Row size="regular" />
    <Row size="large" />
    <Row size="regular" shape="arch" />
    <Row size="large" shape="arch" />
    <Cluster>
      <AvatarGroup label="Few" items={all.slice(0, 3)} />
      <AvatarGroup label="Many" items={all} />
      <AvatarGroup label="Large" items={all.toReversed()} size="regular" max={3} />
    </Cluster>
  </Stack>
));

export const SeveralExample = () => (
  <AvatarGroup label="Astrologers online" items={people} max={3} />
);

/** Do: A person, with the name next to the portrait. */
export const OfAPersonExample = () => (
  <MediaObject media={<Avatar name="Anita Deshmukh" decorative />} align="center">
    <Text weight="strong">Anita Deshmukh</Text>
    <Text size="small">“The panchang is right for Nagpur, to the minute.”</Text>
  </MediaObject>
);

/** Don’t: A ceremony. The letter in a ring makes it look like a person who is called Rudrabhishek. */
export const OfACeremonyExample = () => (
  <MediaObject media={<Avatar name="Rudrabhishek" decorative />} align="center">
    <Text weight="strong">Rudrabhishek</Text>
    <Text size="small">A ceremony for Shiva, two hours with one pandit</Text>
  </MediaObject>
);
