import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { Badge } from '../badge/index.ts';
import { RecordCard } from './index.ts';
import { booking } from './record-card.samples.tsx';

const meta = {
  title: 'Components/Data/RecordCard',
  component: RecordCard,
  tags: ['status:new'],
  args: booking,
} satisfies Meta<typeof RecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A request without a date. */
export const WithoutADate: Story = { args: { date: undefined, title: 'Call with Pandit Sharma' } };

export const Hindi: Story = narrowHindi(
  <RecordCard
    title="महामृत्युंजयजपानुष्ठानसहित रुद्राभिषेक"
    date="2026-11-27"
    status={<Badge tone="info">अनुरोध प्राप्त हुआ</Badge>}
  >
    शुक्रवार, 27 नवंबर 2026
  </RecordCard>,
);
