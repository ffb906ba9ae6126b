import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TrustBar } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/TrustBar',
  component: TrustBar,
  tags: ['status:new'],
  args: { clientCount: '50,000+', rating: 4.8, reviewCount: 15_000 },
} satisfies Meta<typeof TrustBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('4.8 average from 15,000 reviews')).toBeVisible();
  }),
};

export const Sample: Story = { args: { badge: <Badge tone="info">Sample data</Badge> } };

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <TrustBar {...args} badge={<Badge tone="info">नमूना</Badge>} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
