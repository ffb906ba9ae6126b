import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { ProgressiveRender } from './index.ts';

const meta = {
  title: 'Components/Layout/ProgressiveRender',
  component: ProgressiveRender,
  tags: ['!autodocs', 'visual'],
  args: { atOnce: 3, children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof ProgressiveRender>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x3">
      <ProgressiveRender atOnce={3}>
        <Card>Ascendant</Card>
        <Card>Moon</Card>
        <Card lang="hi">सूर्य</Card>
      </ProgressiveRender>
    </Stack>
  ),
};
