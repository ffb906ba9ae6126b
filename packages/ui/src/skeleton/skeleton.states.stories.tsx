import { stateSheet } from '../../test/state-sheet.tsx';
import { Card } from '../card/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './index.ts';

export default { title: 'Components/Feedback/Skeleton', tags: ['visual'] };

export const AllStates = stateSheet(Skeleton, {
  samples: {
    heading: { children: <SkeletonText size="heading" /> },
    lines: { children: <SkeletonText lines={3} /> },
    circle: { children: <SkeletonCircle /> },
    block: { children: <SkeletonBlock /> },
    'in a card': (
      <Card>
        <Skeleton>
          <SkeletonText lines={3} />
        </Skeleton>
      </Card>
    ),
  },
});
