import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { PapaBars } from './index.ts';
import { samplePartners } from './papa-bars.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/PapaBars',
  component: PapaBars,
  tags: ['status:new'],
  args: { partners: samplePartners },
} satisfies Meta<typeof PapaBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Papasamaya' })).toBeVisible();
    await expect(canvas.getByText('44.00')).toBeVisible();
  }),
};

/** In the report of one birth. */
export const OneChart: Story = { args: { partners: samplePartners.slice(0, 1) } };

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }} data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  args: { note: 'His value should preferably not be much higher than hers.' },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Hindi: Story = {
  ...OnAPhone,
  args: {
    partners: [
      { ...samplePartners[0], name: 'वेंकटरामसुब्रमण्यम' },
      { ...samplePartners[1], name: 'मीरा' },
    ],
  },
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <PapaBars {...args} lang="hi" />
    </I18nProvider>
  ),
};
