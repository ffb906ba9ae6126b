import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Navagraha Shanti' })).toBeVisible();
  },
};

/** A request without a date. */
export const WithoutADate: Story = { args: { date: undefined, title: 'Call with Pandit Sharma' } };

/** At 288 px, in Hindi: the title moves below the date before it breaks. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <RecordCard
        title="महामृत्युंजयजपानुष्ठानसहित रुद्राभिषेक"
        date="2026-11-27"
        status={<Badge tone="info">अनुरोध प्राप्त हुआ</Badge>}
      >
        शुक्रवार, 27 नवंबर 2026
      </RecordCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
