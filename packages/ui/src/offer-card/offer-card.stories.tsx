import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '../i18n/index.ts';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Content/OfferCard',
  component: OfferCard,
  tags: ['status:new'],
  args: ugadi,
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Claim Offer/ })).toBeVisible();
  },
};

/** The offer has ended. */
export const Ended: Story = {
  args: { now: ugadi.endsAt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim Offer' })).toBeDisabled();
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <OfferCard
          {...ugadi}
          title="महामृत्युंजयजपानुष्ठान"
          subtitle="सम्पूर्ण विधि"
          actionLabel="प्रस्ताव प्राप्त करें"
        >
          प्रसाद आपके घर तक।
        </OfferCard>
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
