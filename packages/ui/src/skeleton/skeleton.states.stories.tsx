import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';

const shapes = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <SkeletonText size="heading" style={{ inlineSize: '60%' }} />
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <SkeletonCircle />
      <SkeletonText lines={3} />
    </div>
    <SkeletonBlock inlineSize="10rem" />
  </div>
);

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['visual'],
  args: { children: shapes },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Skeleton>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <Skeleton>{shapes}</Skeleton>
      <Card>
        <Skeleton>{shapes}</Skeleton>
      </Card>
    </div>
  ),
};
