import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster } from '../layout/index.ts';
import { SignArch } from './index.ts';

const meta = {
  title: 'Components/Charts/SignArch',
  component: SignArch,
  tags: ['visual'],
  args: { sign: 1 },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SignArch>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Cluster align="end">
      {/* One of each element, large and small. */}
      <SignArch sign={1} style={{ inlineSize: '15rem' }} />
      <SignArch sign={2} style={{ inlineSize: '8rem' }} />
      <SignArch sign={3} style={{ inlineSize: '8rem' }} />
      <SignArch sign={4} style={{ inlineSize: '8rem' }} />
    </Cluster>
  ),
};
