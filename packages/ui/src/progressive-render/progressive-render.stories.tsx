import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Card } from '../card/index.ts';
import { Stack } from '../layout/index.ts';
import { ProgressiveRender, RenderAtOnce } from './index.ts';

const cards = ['Ascendant', 'Moon', 'Sun', 'Mars'].map((text) => <Card key={text}>{text}</Card>);

const meta = {
  title: 'Components/Layout/ProgressiveRender',
  excludeStories: /Example$/,
  component: ProgressiveRender,
  args: { atOnce: 1, children: cards },
  render: (args) => (
    <Stack gap="x3">
      <ProgressiveRender {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ProgressiveRender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mars')).toBeVisible();
  },
};

/** For printing, or a test, everything is rendered immediately. */
export const Print: Story = {
  decorators: [
    (Story) => (
      <RenderAtOnce value={true}>
        <Story />
      </RenderAtOnce>
    ),
  ],
};

export const AllStates = stateSheet(ProgressiveRender, {
  samples: {
    'all at once': {
      atOnce: 2,
      children: [<Card key="1">Ascendant</Card>, <Card key="2">Moon</Card>],
    },
  },
  hindi: { atOnce: 1, children: <Card>सूर्य</Card> },
});

/**
 * Do: `ProgressiveRender` goes around the cards themselves. Each card is a child, so the first one appears before the others
 * are rendered.
 */
export const OneChildEachExample = () => (
  <Stack gap="x3">
    <ProgressiveRender atOnce={1}>
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </ProgressiveRender>
  </Stack>
);

/** Don’t: A `Stack` inside `ProgressiveRender` is a single child. All cards are rendered together, and nothing is gained. */
export const OneChildForAllExample = () => (
  <ProgressiveRender atOnce={1}>
    <Stack gap="x3">
      <Card>Birth chart</Card>
      <Card>Navamsa</Card>
      <Card>Dashas</Card>
    </Stack>
  </ProgressiveRender>
);
