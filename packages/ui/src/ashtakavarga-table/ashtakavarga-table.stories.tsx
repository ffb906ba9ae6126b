import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { I18nProvider } from '../i18n/index.ts';
import { sampleRows, sampleSarva } from './ashtakavarga-table.samples.ts';
import { AshtakavargaTable } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const meta = {
  title: 'Components/Charts/AshtakavargaTable',
  component: AshtakavargaTable,
  tags: ['status:new'],
  args: { rows: sampleRows, sarva: sampleSarva },
} satisfies Meta<typeof AshtakavargaTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ashtakavarga' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '337' })).toBeInTheDocument();
  }),
};

/** With the rising sign, each column header has the number of its house. */
export const WithHouses: Story = { args: { lagna: 5 } };

/** On a phone the grid is scrolled; the names of the bodies stay where they are. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Ashtakavarga' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const sun = canvas.getByRole('rowheader', { name: 'Sun' });
    region.scrollTo({ left: 200, behavior: 'instant' });
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(sun.getBoundingClientRect().x).toBeGreaterThanOrEqual(
      region.getBoundingClientRect().x,
    );
  }),
};

/** Only the given bodies. */
export const OneBody: Story = { args: { rows: sampleRows.slice(0, 1) } };

export const Hindi: Story = {
  render: (args) => (
    <I18nProvider locale="hi" messages={hi}>
      <AshtakavargaTable {...args} lang="hi" lagna={5} />
    </I18nProvider>
  ),
};
