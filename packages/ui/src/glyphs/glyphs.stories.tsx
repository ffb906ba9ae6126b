import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  ElementGlyph,
  elementIds,
  GrahaGlyph,
  grahaIds,
  RashiGlyph,
  rashiNumbers,
  WithGlyph,
} from './index.ts';

const meta = {
  title: 'Components/Drawings/Glyphs',
  component: GrahaGlyph,
  subcomponents: { WithGlyph },
  tags: ['status:ready'],
  args: { graha: 'sun', size: 32 },
} satisfies Meta<typeof GrahaGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.25rem' } as const;

export const Default: Story = {};

/** Akara shapes: each graha can be told apart by its shape, without colour. */
export const NineGrahas: Story = {
  render: ({ size }) => (
    <div style={row}>
      {grahaIds.map((graha) => (
        <GrahaGlyph key={graha} graha={graha} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(9);
  },
};

export const TwelveRashis: Story = {
  render: ({ size }) => (
    <div style={row}>
      {rashiNumbers.map((rashi) => (
        <RashiGlyph key={rashi} sign={rashi} size={size} />
      ))}
    </div>
  ),
};

export const FourElements: Story = {
  render: ({ size }) => (
    <div style={row}>
      {elementIds.map((element) => (
        <ElementGlyph key={element} element={element} size={size} />
      ))}
    </div>
  ),
};

/** A name in a line of text or a cell of a table, with its glyph. */
export const BesideAName: Story = {
  render: () => (
    <p>
      The lord of the sign is{' '}
      <WithGlyph glyph={<GrahaGlyph graha="venus" size={20} />}>Venus</WithGlyph>.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Venus')).toBeVisible();
  },
};
