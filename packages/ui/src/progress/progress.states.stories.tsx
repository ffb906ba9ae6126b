import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Cluster, Stack } from '../layout/index.ts';
import { Progress } from './index.ts';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  tags: ['visual'],
  args: { label: 'Uploading' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Progress>;

export default meta;

const values = [undefined, 0, 4, 62, 100];

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x5" style={{ maxInlineSize: '32rem' }}>
      {values.map((value) => (
        <Progress
          key={String(value)}
          label="Uploading the picture"
          {...(value !== undefined && { value })}
        />
      ))}
      <Cluster gap="x6">
        {values.map((value) => (
          <Progress
            key={String(value)}
            variant="ring"
            label="Charts"
            {...(value !== undefined && { value })}
          />
        ))}
      </Cluster>
      <Progress
        lang="hi"
        label="जन्मकुंडली की गणना"
        value={3}
        max={5}
        valueText="पाँच में से तीन कुंडलियाँ"
      />
    </Stack>
  ),
};
