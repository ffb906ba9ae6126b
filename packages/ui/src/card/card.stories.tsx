import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Folio } from './index.ts';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  subcomponents: { Folio },
  tags: ['status:ready'],
  args: { children: 'Mercury’s period runs until January 2041.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until January 2041/)).toBeVisible();
  },
};

/** Content that extends to the edge: a picture, a table, rows with their own hairlines. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: <div style={{ padding: '0.75rem', borderBlockEnd: '1px solid' }}>Ashtakvarga</div>,
  },
};

/** A double border. At most two on a screen. */
export const Ruled: Story = {
  render: () => (
    <Folio as="section" aria-labelledby="periods">
      <h3 id="periods" style={{ marginBlockStart: 0 }}>
        Your nine periods
      </h3>
      <p style={{ marginBlockEnd: 0 }}>
        You are in Mercury’s period until January 2041. Ketu’s seven years follow.
      </p>
    </Folio>
  ),
  play: async ({ canvas }) => {
    const folio = canvas.getByRole('region', { name: 'Your nine periods' });
    const inner = getComputedStyle(folio, '::before');
    await expect(inner.borderTopStyle).toBe('solid');
    // The second hairline lies over the card and must not catch the pointer.
    await expect(inner.pointerEvents).toBe('none');
  },
};

/** What the report page shows right after the chart. */
export const ReportFacts: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
        listStyle: 'none',
        padding: 0,
        margin: 0,
      }}
    >
      {[
        ['Lagna (ascendant)', 'Simha', 'Leo 12°06′, lord Sun'],
        ['Rashi (Moon sign)', 'Tula', 'Libra 24°39′, lord Venus'],
        ['Nakshatra', 'Vishakha', 'Pada 2, lord Jupiter'],
      ].map(([label, name, line]) => (
        <Card as="li" key={name}>
          <small>{label}</small>
          <h4 style={{ marginBlock: '0.25rem' }}>{name}</h4>
          <span>{line}</span>
        </Card>
      ))}
    </ul>
  ),
};

/** A long Hindi word at 320 px stays inside the hairline. */
export const LongHindiWord: Story = {
  args: {
    lang: 'hi',
    style: { inlineSize: '12rem' },
    children: 'पूर्वाभाद्रपदनक्षत्रस्वामीबृहस्पतिमहादशाअन्तर्दशा',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/पूर्वाभाद्रपद/);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
