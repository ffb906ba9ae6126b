import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { GrahaGlyph } from '../glyphs/index.ts';
import { Text } from '../layout/index.ts';
import { MediaObject } from './index.ts';

const meta = {
  title: 'Components/Layout/MediaObject',
  component: MediaObject,
  tags: ['status:new'],
  args: {
    media: <Avatar name="Kavya Menon" decorative />,
    children: (
      <>
        <Text weight="strong">Kavya Menon</Text>
        <Text size="small" tone="muted">
          Kochi
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof MediaObject>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kavya Menon')).toBeVisible();
  },
};

/** An icon in the middle of the line, at a smaller distance. */
export const WithGlyph: Story = {
  args: {
    media: <GrahaGlyph graha="mercury" size={24} />,
    align: 'center',
    gap: 'x3',
    children: 'Mercury is direct',
  },
};

/** At 288 px, in Hindi. */
export const Hindi: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem' }} data-testid="narrow" lang="hi">
      <MediaObject {...args}>महामृत्युंजयजपानुष्ठानसहितसम्पूर्णविधि, प्रधान पुरोहित के साथ</MediaObject>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
