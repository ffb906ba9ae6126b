import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster } from '../layout/index.ts';
import { Coin } from './index.ts';

const meta = {
  title: 'Components/Drawings/Coin',
  component: Coin,
  tags: ['visual'],
  args: { children: 7 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Coin>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Cluster gap="x4">
      {(['plain', 'double', 'petals'] as const).map((variant) =>
        [64, 96, 200].map((size) => (
          <Coin key={`${variant}${size}`} variant={variant} size={size}>
            {variant === 'petals' ? 2024 : 11}
          </Coin>
        )),
      )}
    </Cluster>
  ),
};
