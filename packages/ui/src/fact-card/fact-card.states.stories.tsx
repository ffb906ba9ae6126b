import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Text } from '../layout/index.ts';
import { FactCard } from './index.ts';

const items = [
  { label: 'Gem', value: 'Yellow sapphire' },
  { label: 'Numbers', value: '3, 9' },
  { label: 'Time', value: null },
];

const meta = {
  title: 'Components/Data/FactCard',
  component: FactCard,
  tags: ['visual'],
  args: { title: 'Lucky things', items: [] },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof FactCard>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <FactCard title="Lucky things" items={items} />
      <FactCard title="Two columns" columns={2} items={items}>
        <Text size="small" tone="muted">
          A sentence between the title and the facts.
        </Text>
      </FactCard>
      <FactCard lang="hi" title="शुभ वस्तुएँ" items={[{ label: 'रत्न', value: 'पुखराज' }]} />
    </div>
  ),
};
