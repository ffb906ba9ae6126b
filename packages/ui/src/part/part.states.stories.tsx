import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Card } from '../card/index.ts';
import { Part, PartCard, PartHeading } from './index.ts';

const meta = {
  title: 'Components/Layout/Part',
  component: Part,
  tags: ['visual'],
  args: { title: 'Sample', children: null },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof Part>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <Part title="Your gemstones" intro="Three stones, chosen from your chart.">
        <Card>Ruby</Card>
      </Part>
      <Part title="At level 3" headingLevel={3}>
        <Card>Pearl</Card>
      </Part>
      <PartCard title="On a card" size="h2">
        A larger heading.
      </PartCard>
      <PartHeading lang="hi" title="लग्न फल">
        उदित राशि और उसके स्वामी का फल।
      </PartHeading>
    </div>
  ),
};
