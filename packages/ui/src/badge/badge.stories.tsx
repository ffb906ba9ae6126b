import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Cluster } from '../layout/index.ts';
import { Badge, StatusBadge } from './index.ts';

const meta = {
  title: 'Components/Content/Badge',
  excludeStories: /Example$/,
  component: Badge,
  subcomponents: { StatusBadge },
  args: { tone: 'success', children: 'Auspicious' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Choghadiya: the same word always in the same tone and shape. */
export const Choghadiya: Story = { render: () => <OneWordExample /> };

/** Whether a person is available now, and how long to wait. */
export const Status: Story = { render: () => <StatusBadge status="busy" waitMinutes={40} /> };

export const AllStates = stateSheet(Badge, {
  props: { children: 'Auspicious' },
  variants: { tone: ['plain', 'success', 'warning', 'danger', 'info', 'brass'] },
  samples: {
    'without an icon': { tone: 'success', icon: null },
    online: <StatusBadge status="online" />,
    available: <StatusBadge status="available" />,
    busy: <StatusBadge status="busy" waitMinutes={95} />,
    offline: <StatusBadge status="offline" />,
  },
  hindi: { tone: 'success', children: 'शुभ' },
  cell: '7rem',
});

/** Do: A word or two. The same word has the same tone on every page. */
export const OneWordExample = () => (
  <Cluster gap="x3">
    <Badge tone="success">Auspicious</Badge>
    <Badge tone="warning">Mixed</Badge>
    <Badge tone="danger">Inauspicious</Badge>
  </Cluster>
);

/** Don’t: A sentence, and a threat. Put it in the text and keep it calm. */
export const SentenceExample = () => (
  <Badge tone="danger">This is a very bad time to begin anything new!</Badge>
);
