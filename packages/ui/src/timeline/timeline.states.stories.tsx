import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { Timeline } from './index.ts';
import { story, storyInHindi } from './timeline.samples.ts';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  tags: ['visual'],
  args: { label: 'Our story', items: story },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Timeline>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="x7">
      <Timeline label="Our story" items={story} />
      <Timeline label="First year" items={story.slice(0, 1)} />
      <div style={{ maxInlineSize: '24rem' }}>
        <Timeline label="Our story in a column" items={story.slice(0, 3)} />
      </div>
      <Card lang="hi">
        <Timeline label="हमारी कहानी" items={storyInHindi} />
      </Card>
      <div dir="rtl">
        <Timeline label="Right to left" items={story.slice(0, 3)} />
      </div>
    </Stack>
  ),
};
