import { themeList } from '@jyoti/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Box, Heading, Stack, Text } from '../layout/index.ts';
import {
  ArcadeScene,
  OrbitsScene,
  ThemeScene,
  TithisScene,
  type ThemeSceneId,
  type ThemeSceneProps,
} from './index.ts';
import { sampleSky } from './theme-scene.samples.ts';

const meta = {
  title: 'Astrology/Drawings/ThemeScene',
  component: ThemeScene,
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

/** The sky over a place, above the theme's drawing. */
export const WithSky: Story = {
  args: { theme: 'zodiac-journey', sky: sampleSky },
  play: async ({ canvasElement }) => {
    // Of nine, six are above the horizon.
    await expect(canvasElement.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(6);
  },
};

export const Folio: Story = { args: { theme: 'celestial-light' } };
/** Highlights the rashi the Moon is in. */
export const Arcade: Story = { render: () => <ArcadeScene moonSign={5} /> };
/** The shape of the day's lord is filled. */
export const Orbits: Story = { render: () => <OrbitsScene lord="saturn" /> };
/** Today's tithi is outlined, and the Moon has its phase. */
export const Tithis: Story = { render: () => <TithisScene tithi={9} /> };
export const StarChart: Story = { args: { theme: 'stargazer' } };
export const Kolam: Story = { args: { theme: 'sacred-geometry' } };
export const Ikat: Story = { args: { theme: 'elemental-balance' } };
export const Jali: Story = { args: { theme: 'cosmic-harmony' } };

/** The kolam at the bottom, and text above it. */
const withWords = (words: ReactNode) => (
  <Box paddingInline="x5" paddingBlock="x5">
    <ThemeScene theme="sacred-geometry" />
    <div style={{ position: 'relative' }}>
      <Stack>
        <Heading level={1}>Pujas for your home</Heading>
        {words}
      </Stack>
    </div>
  </Box>
);

/** For the guide: a heading and a sentence, and the scene below them. */
export const ShortWords: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () => withWords(<Text>With the date, the price and the pandit’s name.</Text>),
};

/** For the guide, as a "don't": running text across the drawing. */
export const LongText: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () =>
    withWords(
      <>
        <Text>
          You choose a puja and a day. We ask the pandit, and he answers within a day. You see what
          he brings, and what you should have at home: flowers, fruit, ghee and a lamp.
        </Text>
        <Text>
          On the day, the pandit takes the sankalp in your name, gotra and place. The puja takes
          about two hours. If you cannot be there, you see it on your phone.
        </Text>
        <Text>
          Every card shows the price. You pay when the pandit has confirmed the day. You can change
          the day until the evening before, and you get your money back if we cannot come.
        </Text>
        <Text>The prasad comes by post. Write to us if it has not arrived within ten days.</Text>
      </>,
    ),
};

/** A backdrop in its own theme. */
const Scene = (props: ThemeSceneProps) => (
  <div data-theme={props.theme} style={{ position: 'relative', minBlockSize: '32rem' }}>
    <ThemeScene {...props} />
  </div>
);

const theme = themeList.map(({ id }) => id as ThemeSceneId);

export const AllStates = stateSheet(Scene, {
  variants: { theme },
  samples: Object.fromEntries(
    theme.map((id) => [`${id}, with today’s sky`, { theme: id, sky: sampleSky, dayLord: 'sun' }]),
  ),
  cell: '30rem',
});
