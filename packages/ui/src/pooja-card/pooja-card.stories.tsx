import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PoojaCard } from './index.ts';
import { navgraha, rudraInHindi } from './pooja-card.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Services/PoojaCard',
  component: PoojaCard,
  tags: ['status:new'],
  args: { ...navgraha, badges: <Badge>Video recording</Badge> },
} satisfies Meta<typeof PoojaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Navgraha Shanti Pooja' })).toBeVisible();
  },
};

/** At 288 px, in Hindi: the arch is above the text. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <PoojaCard {...rudraInHindi} lang="hi" />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** With required props only. */
export const Bare: Story = {
  render: () => (
    <PoojaCard
      name="Rudra Abhishekam"
      href="/poojas/6"
      yantra="rudra"
      weekdays={[1, 4]}
      price={{ amount: 1800 }}
    />
  ),
};
