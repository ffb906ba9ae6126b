import { stateSheet } from '../../test/state-sheet.tsx';
import { Card } from '../card/index.ts';
import { ProgressiveRender } from './index.ts';

export default { title: 'Components/Layout/ProgressiveRender', tags: ['!autodocs', 'visual'] };

export const AllStates = stateSheet(ProgressiveRender, {
  samples: {
    'all at once': {
      atOnce: 2,
      children: [<Card key="1">Ascendant</Card>, <Card key="2">Moon</Card>],
    },
  },
  hindi: { atOnce: 1, children: <Card>सूर्य</Card> },
});
