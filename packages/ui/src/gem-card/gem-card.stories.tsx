import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { avoided, lifeGem } from './gem-card.samples.ts';
import { GemCard } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/GemCard',
  component: GemCard,
  tags: ['status:new'],
  args: lifeGem,
} satisfies Meta<typeof GemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Yellow sapphire Pukhraj' })).toBeVisible();
    await expect(canvas.getByText('at least 3 carats')).toBeVisible();
  }),
};

/** The chart does not choose it. */
export const NotAdvised: Story = { render: () => <GemCard {...avoided} /> };

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  args: {
    gem: 'cats-eye',
    title: 'भाग्य रत्न',
    reason: 'केतु आपकी कुंडली के नवम भाव में बलवान है।',
    wear: { weight: 3, metal: 'पंचधातु', finger: 'दाहिने हाथ की अनामिका', day: 'मंगलवार' },
    caution: 'पहनने से पहले ज्योतिषी से परामर्श करें।',
  },
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <GemCard {...args} lang="hi" />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
