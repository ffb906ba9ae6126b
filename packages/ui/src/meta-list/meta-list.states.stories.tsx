import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { ClockIcon } from '../icons/index.ts';
import { MetaLine, MetaList } from './index.ts';

const items = [
  { label: 'Name', value: 'Meera Joshi' },
  { label: 'Duration', icon: <ClockIcon size={18} />, value: '2 hours' },
  { label: 'Birth place', value: 'Varanasi, Uttar Pradesh, India' },
  { label: 'जन्म नक्षत्र', value: <span lang="hi">विशाखा, द्वितीय चरण</span> },
  { label: 'Time of birth', value: null },
  { label: 'Dosha', value: <Badge tone="success">Not present</Badge> },
];

const meta = {
  title: 'Components/Data/MetaList',
  component: MetaList,
  tags: ['visual'],
  args: { items },
  parameters: { chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof MetaList>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <MetaList items={items} />
      <Card>
        <MetaList items={items} columns={2} />
      </Card>
      <Card>
        <MetaList items={items} columns={2} density="compact" />
      </Card>
      <div style={{ inlineSize: 'min(16rem, 100%)' }}>
        <MetaList items={items} />
        <MetaLine>
          <span>By Meera Joshi</span>
          <span>22 November 2026</span>
          <span>5 min read</span>
        </MetaLine>
      </div>
      <MetaLine lang="hi">
        <span>मीरा जोशी</span>
        <span>22 नवंबर 2026</span>
      </MetaLine>
    </div>
  ),
};
