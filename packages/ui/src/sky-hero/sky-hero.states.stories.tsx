import { stateSheet } from '../../test/state-sheet.tsx';
import { Heading, Text } from '../layout/index.ts';
import { SkyHero } from './index.ts';

export default {
  title: 'Components/Drawings/SkyHero',
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
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
