import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '../i18n/index.ts';
import { TithiStrip } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Time/TithiStrip',
  component: TithiStrip,
  tags: ['status:new'],
  args: { tithi: 9, caption: 'Today: Shukla Navami' },
} satisfies Meta<typeof TithiStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today: Shukla Navami')).toBeVisible();
  },
};

/** The second half of the month: the Moon wanes. */
export const Krishna: Story = { args: { tithi: 26, caption: 'Today: Krishna Ekadashi' } };

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
        <TithiStrip tithi={15} caption="आज: शुक्ल पूर्णिमा" />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
