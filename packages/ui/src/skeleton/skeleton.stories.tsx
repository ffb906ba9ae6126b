import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Card } from '../card/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonBlock, SkeletonCircle },
  tags: ['status:ready'],
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

export const Shapes: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <SkeletonText size="heading" style={{ inlineSize: '60%' }} />
        <SkeletonText lines={4} />
        <SkeletonBlock inlineSize="10rem" blockSize="4rem" data-testid="button" />
        <SkeletonBlock inlineSize="6rem" aspectRatio="2 / 1" data-testid="picture" />
        <SkeletonCircle size="4rem" data-testid="seal" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const sizeOf = (name: string) => {
      const { offsetWidth, offsetHeight } = canvas.getByTestId(name);
      return [offsetWidth, offsetHeight];
    };
    await expect(sizeOf('button')).toEqual([160, 64]);
    await expect(sizeOf('picture')).toEqual([96, 48]);
    await expect(sizeOf('seal')).toEqual([64, 64]);
  },
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

/** At 320 px no shape overflows. */
export const Narrow: Story = {
  args: {
    style: { inlineSize: '16rem' },
    children: <SkeletonBlock inlineSize="40rem" />,
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('status');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
