import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowHindi } from '../../test/narrow-hindi.tsx';
import { avoided, lifeGem } from './gem-card.samples.ts';
import { GemCard } from './index.ts';

const meta = {
  title: 'Components/Services/GemCard',
  component: GemCard,
  tags: ['status:new'],
  args: lifeGem,
} satisfies Meta<typeof GemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The chart does not choose it. */
export const NotAdvised: Story = { args: { ...avoided, title: undefined, caution: undefined } };

export const Hindi: Story = narrowHindi(
  <GemCard
    gem="cats-eye"
    title="भाग्य रत्न"
    reason="केतु आपकी कुंडली के नवम भाव में बलवान है।"
    wear={{ weight: 3, metal: 'पंचधातु', finger: 'दाहिने हाथ की अनामिका', day: 'मंगलवार' }}
    caution="पहनने से पहले ज्योतिषी से परामर्श करें।"
  />,
);
