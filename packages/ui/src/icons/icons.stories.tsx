import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Stack, Text } from '../layout/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Components/Drawings/Icons',
  component: icons.CheckIcon,
  tags: ['status:new'],
} satisfies Meta<typeof icons.CheckIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, with the names to import. */
export const All: Story = {
  render: ({ size = 24 }) => (
    <Grid minItem="9rem" gap="x5">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="x2" align="start">
          <Icon size={size} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
  },
};
