import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Box, Heading, Stack, Text } from '../layout/index.ts';
import { SkyCaption, SkyScene, sceneSubjects, type SkySceneProps } from './index.ts';

const meta = {
  title: 'Astrology/Drawings/SkyScene',
  component: SkyScene,
  subcomponents: { SkyCaption },
  args: { subject: 'observatory' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SkyScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without positions there is no ring, which would look like a chart. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg svg')).toHaveLength(0);
  },
};

export const Moons: Story = { args: { subject: 'moons' } };
export const Arches: Story = { args: { subject: 'arches' } };

/** The ring rotated to an ascendant, with the grahas above the horizon. */
export const WithGrahas: Story = {
  args: {
    ascendant: 160,
    grahas: [
      { graha: 'moon', longitude: 80 },
      { graha: 'mars', longitude: 66 },
      { graha: 'jupiter', longitude: 20 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg svg').length).toBeGreaterThan(3);
  },
};

/** The ring at the bottom, and text above it. */
const ringBelow = (words: ReactNode) => (
  <Box paddingInline="x5" paddingBlock="x5">
    <SkyScene
      subject="observatory"
      ascendant={160}
      grahas={[
        { graha: 'moon', longitude: 80 },
        { graha: 'mars', longitude: 66 },
        { graha: 'jupiter', longitude: 20 },
      ]}
    />
    <div style={{ position: 'relative' }}>
      <Stack>{words}</Stack>
    </div>
  </Box>
);

/** For the guide: the text names the sky. */
export const WithItsFacts: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () =>
    ringBelow(
      <>
        <Heading level={1}>The sky of this night</Heading>
        <SkyCaption
          at="2026-11-24T04:10:00+05:30"
          timeZone="Asia/Kolkata"
          place="Ujjain"
          ascendant={100}
          grahas={[{ graha: 'moon', longitude: 10 }]}
        />
        <Text>Sample data.</Text>
      </>,
    ),
};

/** For the guide, as a "don't": the sky is not named. */
export const WithoutFacts: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () =>
    ringBelow(
      <>
        <Heading level={1}>Panchang</Heading>
        <Text>Tithi, nakshatra and good times for your city.</Text>
      </>,
    ),
};

const Scene = (props: SkySceneProps) => (
  <div style={{ position: 'relative', minBlockSize: '30rem' }}>
    <SkyScene {...props} />
  </div>
);

export const AllStates = stateSheet(Scene, {
  variants: { subject: sceneSubjects },
  samples: {
    caption: (
      <SkyCaption
        at="2026-11-24T04:10:00+05:30"
        timeZone="Asia/Kolkata"
        place="Ujjain"
        ascendant={100}
        grahas={[
          { graha: 'moon', longitude: 10 },
          { graha: 'saturn', longitude: 340 },
        ]}
      />
    ),
  },
  cell: '100%',
});
