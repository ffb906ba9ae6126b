import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Cluster, MediaObject, Text } from '../layout/index.ts';
import { GemDrawing, gemIds, gemNames } from './index.ts';

const meta = {
  title: 'Astrology/Drawings/GemDrawing',
  excludeStories: /Example$/,
  component: GemDrawing,
  args: { gem: 'ruby', label: 'Ruby', size: 160 },
} satisfies Meta<typeof GemDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ruby' })).toBeVisible();
  },
};

/** All nine, each with its name as its label. */
export const Nine: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {gemIds.map((gem) => (
        <GemDrawing key={gem} gem={gem} size={120} label={gemNames.words[gem].name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
  },
};

/** Next to text with the same content. */
export const Small: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
      <GemDrawing gem="emerald" size={24} /> Emerald
    </p>
  ),
};

export const AllStates = stateSheet(GemDrawing, {
  variants: { gem: gemIds, size: [120, 24] },
  cell: '8rem',
});

/** Do: The name next to each drawing. */
export const WithNamesExample = () => (
  <Cluster gap="x5">
    <MediaObject media={<GemDrawing gem="ruby" size={56} />} align="center">
      <Text>Ruby (Manik)</Text>
    </MediaObject>
    <MediaObject media={<GemDrawing gem="hessonite" size={56} />} align="center">
      <Text>Hessonite (Gomed)</Text>
    </MediaObject>
  </Cluster>
);

/** Don’t: Drawings alone. Colours change with the theme, and many people can’t tell these two apart. */
export const WithoutNamesExample = () => (
  <Cluster gap="x5">
    <GemDrawing gem="ruby" size={56} label="Ruby" />
    <GemDrawing gem="hessonite" size={56} label="Hessonite" />
  </Cluster>
);
