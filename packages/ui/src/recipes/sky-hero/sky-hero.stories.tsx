import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSheet } from '../../../test/state-sheet.tsx';
import { Cluster, Divider, Heading, Text } from '../../layout/index.ts';
import { ButtonLink } from '../../link/index.ts';
import { SkyScene } from '../../sky-scene/index.ts';
import { SkyHero } from './index.ts';

const words = (
  <>
    <Heading level={1} size="display">
      Read the sky you were born under
    </Heading>
    <Divider length="short" />
    <Text size="lead">Your chart, calculated for your minute and your place.</Text>
    <Cluster>
      <ButtonLink variant="primary" href="#kundli">
        Make your kundli
      </ButtonLink>
    </Cluster>
  </>
);

const meta = {
  title: 'Recipes/Drawings/SkyHero',
  component: SkyHero,
  parameters: { layout: 'fullscreen' },
  args: { subject: 'arches', seed: 12, children: words },
} satisfies Meta<typeof SkyHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** As tall as the window, with space for the Header: a slide of a Carousel that is a hero. */
export const Screen: Story = { args: { subject: 'observatory', height: 'screen', seed: 7 } };

/** At 320 px, in Hindi. */
export const Hindi: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }} data-testid="narrow" lang="hi">
      <SkyHero subject="moons">
        <Heading level={1} size="display">
          जन्मकुंडलीविश्लेषण और मार्गदर्शन
        </Heading>
        <Text size="lead">आपके जन्म के क्षण और स्थान के लिए।</Text>
      </SkyHero>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** For the guide: the sky of a place and time, which the caption names. */
export const OverAPlace: Story = {
  tags: ['!dev'],
  render: () => (
    <SkyHero
      scene={
        <SkyScene
          subject="observatory"
          ascendant={160}
          grahas={[
            { graha: 'moon', longitude: 80 },
            { graha: 'mars', longitude: 66 },
            { graha: 'jupiter', longitude: 20 },
          ]}
        />
      }
      caption={<Text size="small">Sample sky over Ujjain, 4:10 am</Text>}
    >
      {words}
    </SkyHero>
  ),
};

/** For the guide, as a "don't": four buttons, none of which is the next step. */
export const FourButtons: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <Heading level={1} size="display">
          Read the sky you were born under
        </Heading>
        <Text size="lead">Your chart, calculated for your minute and your place.</Text>
        <Cluster>
          {['Make your kundli', 'Match two charts', 'Book a puja', 'Ask an astrologer'].map(
            (label) => (
              <ButtonLink key={label} variant="primary" href="#step">
                {label}
              </ButtonLink>
            ),
          )}
        </Cluster>
      </>
    ),
  },
};

export const AllStates = stateSheet(SkyHero, {
  props: {
    children: (
      <>
        <Heading level={2} size="h1">
          Your chart, calculated
        </Heading>
        <Text size="lead">For your minute and your place.</Text>
      </>
    ),
  },
  variants: { subject: ['observatory', 'moons', 'arches'] },
  samples: { 'as tall as the window': { subject: 'observatory', height: 'screen' } },
  cell: '100%',
});
