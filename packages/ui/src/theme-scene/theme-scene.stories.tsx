import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSky } from './theme-scene.samples.ts';
import { ArcadeScene, OrbitsScene, ThemeScene, TithisScene } from './index.ts';

const meta = {
  title: 'Components/Drawings/ThemeScene',
  component: ThemeScene,
  tags: ['status:ready'],
  args: { theme: 'mystic-oracle' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="theme-scene"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

/** The sky over a place, above what the theme is made of. */
export const WithSky: Story = {
  args: { theme: 'zodiac-journey', sky: sampleSky },
  play: async ({ canvasElement }) => {
    // Of nine, six are above the horizon.
    await expect(canvasElement.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(6);
  },
};

export const Folio: Story = { args: { theme: 'celestial-light' } };
/** Lit for the rashi the Moon is in. */
export const Arcade: Story = { render: () => <ArcadeScene moonSign={5} /> };
/** The shape of the day's lord is filled. */
export const Orbits: Story = { render: () => <OrbitsScene lord="saturn" /> };
/** Today's tithi is outlined, and the Moon has its phase. */
export const Tithis: Story = { render: () => <TithisScene tithi={9} /> };
export const StarChart: Story = { args: { theme: 'stargazer' } };
export const Kolam: Story = { args: { theme: 'sacred-geometry' } };
export const Ikat: Story = { args: { theme: 'elemental-balance' } };
export const Jali: Story = { args: { theme: 'cosmic-harmony' } };
