import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Card } from '../card/index.ts';
import { MediaObject } from '../layout/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  excludeStories: /Example$/,
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonBlock, SkeletonCircle },
  args: { children: <SkeletonText lines={3} /> },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    // Never animated, with any motion setting.
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  }),
};

/** The report while it is being computed: the chart and the four facts are in their final positions. */
export const KundliReport: Story = {
  args: {
    label: 'Casting the chart…',
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        <div style={{ flex: '1 1 16rem', display: 'grid', gap: '1rem', alignContent: 'start' }}>
          <SkeletonText size="heading" lines={2} />
          <Card>
            <div style={{ display: 'flex', gap: '0.75rem' }}>
              <SkeletonCircle />
              <SkeletonText lines={2} />
            </div>
          </Card>
        </div>
        <div style={{ flex: '1 1 14rem', maxInlineSize: '22rem' }}>
          <SkeletonBlock aspectRatio="1 / 1" />
        </div>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Casting the chart…');
  },
};

export const AllStates = stateSheet(Skeleton, {
  samples: {
    heading: { children: <SkeletonText size="heading" /> },
    lines: { children: <SkeletonText lines={3} /> },
    circle: { children: <SkeletonCircle /> },
    block: { children: <SkeletonBlock /> },
    'in a card': (
      <Card>
        <Skeleton>
          <SkeletonText lines={3} />
        </Skeleton>
      </Card>
    ),
  },
});

/** Do: A circle and two lines, where a portrait and two lines will be. */
export const SameShapeExample = () => (
  <Skeleton label="Loading the astrologer…">
    <MediaObject media={<SkeletonCircle size={64} />}>
      <SkeletonText size="heading" />
      <SkeletonText />
    </MediaObject>
  </Skeleton>
);

/** Don’t: One grey block. The page moves when the portrait and the lines arrive. */
export const OtherShapeExample = () => (
  <Skeleton label="Loading the astrologer…">
    <SkeletonBlock blockSize="10rem" />
  </Skeleton>
);
