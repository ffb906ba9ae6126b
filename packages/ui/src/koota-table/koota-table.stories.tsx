import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { KootaTable } from './index.ts';
import {
  porutham,
  sampleKootas,
  sampleKootasInHindi,
  samplePoruthams,
  sampleTotal,
} from './koota-table.samples.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Readings/KootaTable',
  component: KootaTable,
  tags: ['status:new'],
  args: { rows: sampleKootas, total: sampleTotal },
} satisfies Meta<typeof KootaTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ashtakoot' })).toBeVisible();
    await expect(canvas.getByText('23.5 of 36')).toBeVisible();
  }),
};

/** The ten poruthams of the south: each is met or not. */
export const Poruthams: Story = {
  args: { rows: samplePoruthams, total: porutham, variant: 'marks' },
};

/** With the names of the two people as headers. */
export const WithNames: Story = { args: { boyLabel: 'Arjun', girlLabel: 'Meera' } };

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }} data-testid="narrow">
      <Story />
    </div>
  ),
];

/** On a phone each koota is a block: its name, its reason, both values; the score at the end. */
export const OnAPhone: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Hindi: Story = {
  decorators: narrow,
  args: {
    rows: sampleKootasInHindi,
    total: { score: 5, fullScore: 12 },
    girlLabel: 'अनुराधा महालक्ष्मी',
  },
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <KootaTable {...args} lang="hi" />
    </I18nProvider>
  ),
};
