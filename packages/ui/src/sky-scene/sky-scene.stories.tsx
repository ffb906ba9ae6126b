import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, Text } from '../layout/index.ts';
import { SkyHero } from '../sky-hero/index.ts';
import { SkyScene } from './index.ts';

const meta = {
  title: 'Components/Drawings/SkyScene',
  component: SkyScene,
  tags: ['status:ready'],
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg svg').length).toBeGreaterThan(3);
  },
};

export const Moons: Story = { args: { subject: 'moons' } };
export const Arches: Story = { args: { subject: 'arches' } };

/** The ring set to an ascendant, with the grahas that are up. */
export const WithGrahas: Story = {
  args: {
    ascendant: 160,
    grahas: [
      { graha: 'moon', longitude: 80 },
      { graha: 'mars', longitude: 66 },
      { graha: 'jupiter', longitude: 20 },
    ],
  },
};

const ring = (
  <SkyScene
    subject="observatory"
    ascendant={160}
    grahas={[
      { graha: 'moon', longitude: 80 },
      { graha: 'mars', longitude: 66 },
      { graha: 'jupiter', longitude: 20 },
    ]}
  />
);

const words = (
  <>
    <Heading level={1}>Panchang of the day</Heading>
    <Text>Tithi, nakshatra and good times for your city.</Text>
  </>
);

/** For the guide: the caption says which sky it is. */
export const WithItsFacts: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SkyHero
      scene={ring}
      caption={<Text size="small">The sky over Ujjain, 4:10 am, sample data</Text>}
    >
      {words}
    </SkyHero>
  ),
};

/** For the guide, as what not to do: nobody knows which sky it is. */
export const WithoutFacts: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: () => <SkyHero scene={ring}>{words}</SkyHero>,
};
