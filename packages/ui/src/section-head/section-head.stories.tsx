import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Link } from '../link/index.ts';
import { SectionHead } from './index.ts';

const meta = {
  title: 'Components/Layout/SectionHead',
  component: SectionHead,
  tags: ['status:new'],
  args: { title: 'Our astrologers', children: 'Every card shows the price.' },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** With a badge for all that follows and a link to the whole list. */
export const WithAction: Story = {
  args: {
    title: 'Cosmic insights',
    badge: <Badge tone="info">Sample data</Badge>,
    action: (
      <Link href="#all" variant="standalone">
        View all resources
      </Link>
    ),
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
      <SectionHead title="ज्योतिषाचार्यों का मार्गदर्शन" badge={<Badge tone="info">नमूना</Badge>}>
        हर कार्ड पर शुल्क लिखा है।
      </SectionHead>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
