import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster, Stack } from '../layout/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Components/Drawings/Icons',
  component: icons.CheckIcon,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof icons.CheckIcon>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5">
      {[16, 20, 24, 40].map((size) => (
        <Cluster key={size} gap="x4">
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};
