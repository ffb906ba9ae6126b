import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { sampleNames, samplePicture } from './avatar.samples.ts';
import { Avatar, type AvatarProps } from './index.ts';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  tags: ['visual'],
  args: { name: 'Anita Deshmukh' },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Avatar>;

export default meta;

const Row = (props: Omit<AvatarProps, 'name'>) => (
  <Cluster align="end">
    {sampleNames.map((name) => (
      <Avatar key={name} name={name} {...props} />
    ))}
    <Avatar name="Pictured" src={samplePicture} {...props} />
  </Cluster>
);

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5">
      <Row />
      <Row size="regular" />
      <Row size="large" />
      <Row size="regular" shape="arch" />
      <Row size="large" shape="arch" />
    </Stack>
  ),
};
