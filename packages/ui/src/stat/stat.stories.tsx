import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat, StatList } from './index.ts';

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  tags: ['status:ready'],
  args: { value: 1_50_000, label: 'charts drawn', note: 'since 2012' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,50,000')).toBeVisible();
  },
};

/** The headline figures of an About page. */
export const Headline: Story = {
  render: () => (
    <StatList>
      <Stat as="li" value="50,000+" label="clients" />
      <Stat as="li" value="4.8/5" label="rating" note="from 12,400 reviews" />
      <Stat as="li" value={13} label="years" note="since 2012" />
      <Stat as="li" value={9} label="languages" />
    </StatList>
  ),
};

/** At 320 px they are stacked, and no word is wider than the page. */
export const LongHindi: Story = {
  globals: { language: 'hi' },
  render: () => (
    <div lang="hi" data-testid="narrow" style={{ inlineSize: '18rem' }}>
      <StatList>
        <Stat as="li" value="50,000+" label="संतुष्टग्राहकपरिवारसदस्य" />
        <Stat as="li" value={13} label="वर्षों का अनुभव" note="दो हज़ार बारह से अब तक" />
      </StatList>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
