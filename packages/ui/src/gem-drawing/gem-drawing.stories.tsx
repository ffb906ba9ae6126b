import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GemDrawing, gemIds, gemNames } from './index.ts';

const meta = {
  title: 'Components/Drawings/GemDrawing',
  component: GemDrawing,
  tags: ['status:new'],
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
