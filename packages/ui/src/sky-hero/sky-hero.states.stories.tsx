import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Heading, Text } from '../layout/index.ts';
import { SkyHero } from './index.ts';

const meta = {
  title: 'Components/Drawings/SkyHero',
  component: SkyHero,
  tags: ['visual'],
  args: { subject: 'arches', children: 'About Jyoti' },
  parameters: { layout: 'fullscreen', chromatic: { modes: modes.everyState } },
} satisfies Meta<typeof SkyHero>;

export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <>
      {(['observatory', 'moons', 'arches'] as const).map((subject) => (
        <SkyHero key={subject} subject={subject}>
          <Heading level={2} size="h1">
            Your chart, calculated
          </Heading>
          <Text size="lead">For your minute and your place.</Text>
        </SkyHero>
      ))}
      <SkyHero subject="observatory" height="screen">
        <Heading level={2} size="display">
          As tall as the window
        </Heading>
      </SkyHero>
    </>
  ),
};
