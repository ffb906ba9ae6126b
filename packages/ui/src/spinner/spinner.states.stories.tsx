import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['visual'],
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Spinner>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <Spinner />
      <Spinner label="Casting the chart…" />
      <div style={{ maxInlineSize: '12rem' }}>
        <Spinner label="जन्मकुंडली की गणना हो रही है, कृपया प्रतीक्षा करें…" lang="hi" />
      </div>
    </div>
  ),
};
