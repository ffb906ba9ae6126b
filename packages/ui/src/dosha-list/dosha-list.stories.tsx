import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '../i18n/index.ts';
import { sampleDoshas } from './dosha-list.samples.ts';
import { DoshaList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/DoshaList',
  component: DoshaList,
  tags: ['status:new'],
  args: { label: 'Doshas', items: sampleDoshas },
} satisfies Meta<typeof DoshaList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a couple. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Doshas' })).toBeVisible();
    await expect(canvas.getByText('Arjun: 62%')).toBeVisible();
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: () => (
    <I18nProvider locale="hi" messages={hi}>
      <div lang="hi" style={{ inlineSize: '288px' }} data-testid="narrow">
        <DoshaList
          label="दोष"
          items={[
            {
              name: 'मांगलिकदोषकालसर्पदोषविवरण',
              findings: [{ present: true }],
              text: 'देवगुरुबृहस्पतिमहादशाअन्तर्दशास्वामी',
            },
          ]}
        />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
