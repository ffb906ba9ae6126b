import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { grahaIds } from '../glyphs/index.ts';
import { dignities, DignityBadge, GrahaBadge } from './index.ts';

const meta = {
  title: 'Components/Charts/GrahaBadge',
  component: GrahaBadge,
  subcomponents: { DignityBadge },
  tags: ['status:ready'],
  args: { graha: 'saturn', retrograde: true, dignity: 'own' },
} satisfies Meta<typeof GrahaBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Saturn')).toBeVisible();
    await expect(canvas.getByText('retrograde')).toBeVisible();
  }),
};

export const NineGrahas: Story = {
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: '0.75rem' }}>
      {grahaIds.map((graha) => (
        <li key={graha}>
          <GrahaBadge graha={graha} />
        </li>
      ))}
    </ul>
  ),
};

export const Dignities: Story = {
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0, display: 'grid', gap: '0.75rem' }}>
      {dignities.map((dignity) => (
        <li key={dignity}>
          <GrahaBadge graha="venus" dignity={dignity} />
        </li>
      ))}
    </ul>
  ),
};

/** The dignity only, for use next to the name of the graha. */
export const DignityAlone: Story = {
  render: () => (
    <>
      Lord of the ascendant: Sun <DignityBadge dignity="exalted" />
    </>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Exalted')).toBeVisible();
  }),
};

/** For a table cell: screen readers read the full words. */
export const Short: Story = { args: { variant: 'short', combust: true } };

/** States wrap to the next line in a narrow container. */
export const Narrow: Story = {
  args: { graha: 'mercury', combust: true, dignity: 'debilitated' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};
