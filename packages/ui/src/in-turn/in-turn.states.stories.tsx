import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { InTurn } from './index.ts';

const meta = {
  title: 'Components/Layout/InTurn',
  component: InTurn,
  tags: ['!autodocs', 'visual'],
  args: { atOnce: 3, children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof InTurn>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x3">
      <InTurn atOnce={3}>
        <Card>Ascendant</Card>
        <Card>Moon</Card>
        <Card lang="hi">सूर्य</Card>
      </InTurn>
    </Stack>
  ),
};
