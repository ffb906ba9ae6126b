import type { Meta, StoryObj } from '@storybook/react-vite';
import { customSheet } from '../../test/state-sheet.tsx';
import { Cluster, MediaObject, Text } from '../layout/index.ts';
import { Coin } from './index.ts';

const meta = {
  title: 'Components/Drawings/Coin',
  excludeStories: /Example$/,
  component: Coin,
  args: { children: 7, size: 140 },
} satisfies Meta<typeof Coin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A ring of petals around the year. */
export const Award: Story = {
  args: { variant: 'petals', children: 2024, label: 'Award of 2024' },
};

export const AllStates = customSheet(() => (
  <Cluster gap="x4">
    {(['plain', 'double', 'petals'] as const).map((variant) =>
      [64, 96, 200].map((size) => (
        <Coin key={`${variant}${size}`} variant={variant} size={size}>
          {variant === 'petals' ? 2024 : 11}
        </Coin>
      )),
    )}
  </Cluster>
));

/** Do: The coin with the award and who gave it. */
export const WithItsNameExample = () => (
  <MediaObject
    align="center"
    media={
      <Coin variant="petals" size={72} label="Award of 2024">
        2024
      </Coin>
    }
  >
    <Text weight="strong">Best almanac</Text>
    <Text tone="muted">Sample Jyotish Parishad</Text>
  </MediaObject>
);

/** Don’t: A coin alone. Nobody can see what the award was for. */
export const YearAloneExample = () => (
  <Coin variant="petals" size={72}>
    2024
  </Coin>
);
