import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Grid, MediaObject, Stack, Text } from '../layout/index.ts';
import * as icons from './index.ts';
import { CheckIcon, ClockIcon, MapPinIcon, StarIcon } from './index.ts';

const meta = {
  title: 'Components/Drawings/Icons',
  excludeStories: /Example$/,
  component: icons.CheckIcon,
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

export const AllStates = stateSheet(icons.CheckIcon, {
  samples: Object.fromEntries(
    [16, 20, 24, 40].map((size) => [
      `${size} px`,
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={size} />
        ))}
      </div>,
    ]),
  ),
  cell: '100%',
});

/** Do: Each icon means what its words say. */
export const EachItsOwnExample = () => (
  <Stack gap="x3">
    <MediaObject media={<ClockIcon />} gap="x3" align="center">
      <Text>Two hours</Text>
    </MediaObject>
    <MediaObject media={<MapPinIcon />} gap="x3" align="center">
      <Text>At your home in Pune</Text>
    </MediaObject>
    <MediaObject media={<CheckIcon />} gap="x3" align="center">
      <Text>Samagri included</Text>
    </MediaObject>
  </Stack>
);

/** Don’t: One icon for everything. It says nothing, and a list with bullets would do. */
export const OneForAllExample = () => (
  <Stack gap="x3">
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>Two hours</Text>
    </MediaObject>
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>At your home in Pune</Text>
    </MediaObject>
    <MediaObject media={<StarIcon />} gap="x3" align="center">
      <Text>Samagri included</Text>
    </MediaObject>
  </Stack>
);
