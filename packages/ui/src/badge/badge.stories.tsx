import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { SunriseIcon } from '../icons/index.ts';
import { OneWord } from './badge.examples.tsx';
import { Badge, StatusBadge } from './index.ts';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  subcomponents: { StatusBadge },
  tags: ['status:ready'],
  args: { tone: 'success', children: 'Auspicious' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Choghadiya: the same word always in the same tone and shape. */
export const Choghadiya: Story = { render: () => <OneWord /> };

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
