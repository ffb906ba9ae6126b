import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { NumberCard } from './index.ts';
import { destiny, soul } from './number-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/NumberCard',
  component: NumberCard,
  tags: ['status:new'],
  args: soul,
} satisfies Meta<typeof NumberCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How it is worked out' }));
    await expect(canvas.getByRole('list', { name: 'Letters counted' })).toBeVisible();
  }),
};

/** A master number has a second rim, a badge, and its reading with one digit. */
export const Master: Story = { args: { ...destiny } };

/** A name without vowels gives no soul number. */
export const NoNumber: Story = {
  args: { number: null, meaning: 'The name has no vowel to count.', letters: [], sums: [] },
};

export const Hindi: Story = {
  args: { ...destiny, title: 'भाग्यांक', meaning: 'आप जो देखते हैं, वह औरों को दिखाना आपका काम है।' },
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }}>
        <NumberCard {...args} lang="hi" />
      </div>
    </I18nProvider>
  ),
};
