import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { OfferCard } from './index.ts';
import { ugadi } from './offer-card.samples.tsx';

const meta = {
  title: 'Components/Content/OfferCard',
  component: OfferCard,
  tags: ['status:new'],
  args: ugadi,
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The offer has ended. */
export const Ended: Story = { args: { now: ugadi.endsAt } };

export const Hindi: Story = narrowHindi(
  <OfferCard
    {...ugadi}
    title="महामृत्युंजयजपानुष्ठान"
    subtitle="सम्पूर्ण विधि"
    actionLabel="प्रस्ताव प्राप्त करें"
  >
    प्रसाद आपके घर तक।
  </OfferCard>,
);
