import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { LimbCard, WindowCard } from './index.ts';
import { inauspicious, tithi } from './limb-card.samples.ts';

const meta = {
  title: 'Components/Time/LimbCard',
  component: LimbCard,
  subcomponents: { WindowCard },
  tags: ['status:new'],
  args: tithi,
} satisfies Meta<typeof LimbCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Inauspicious and auspicious times of the same day. */
export const Windows: Story = {
  render: () => <WindowCard {...inauspicious}>Avoid beginnings at these times.</WindowCard>,
};

export const Hindi: Story = narrowHindi(
  <>
    <LimbCard
      title="शाम 7:05 बजे की तिथि"
      name="शुक्लपक्षनवमीतिथिविचार (9)"
      items={[{ label: 'देवता', value: 'दुर्गा' }]}
      spansLabel="पूरे दिन"
      spans={[{ text: 'शुक्ल नवमी, शाम 7:23 बजे तक', current: true }]}
    />
    <WindowCard
      title="अशुभ समय"
      times={[{ name: 'दुर्मुहूर्त', spans: [{ text: 'शाम 5:00 बजे से शाम 5:51 बजे तक' }] }]}
    />
  </>,
);
