import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { SunriseIcon } from '../icons/index.ts';
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

export const OwnIcon: Story = {
  args: {
    tone: 'warning',
    icon: <SunriseIcon size={16} strokeWidth={1.6} aria-hidden />,
    children: 'From sunrise',
  },
};

/** Whether a person is available now, and how long to wait. */
export const Status: Story = { render: () => <StatusBadge status="busy" waitMinutes={40} /> };

/** A long label breaks over lines inside its own box. */
export const LongHindi: Story = {
  tags: ['!dev'],
  args: { tone: 'danger', lang: 'hi', children: 'अत्यन्त अशुभ एवं सर्वकार्यवर्जित मुहूर्त' },
  decorators: [inWidth('8rem')],
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('container');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

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

export const OneWordExample = () => (
  <Cluster gap="x3">
    <Badge tone="success">Auspicious</Badge>
    <Badge tone="warning">Mixed</Badge>
    <Badge tone="danger">Inauspicious</Badge>
  </Cluster>
);

export const SentenceExample = () => (
  <Badge tone="danger">This is a very bad time to begin anything new!</Badge>
);
