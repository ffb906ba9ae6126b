import { stateSheet } from '../../test/state-sheet.tsx';
import { FocusOnMount } from './index.ts';

export default { title: 'Components/Layout/FocusOnMount', tags: ['visual'] };

/** It looks like its content, whether it is focused or not. */
export const AllStates = stateSheet(FocusOnMount, {
  samples: {
    focused: { children: 'Your numbers' },
    'not focused': { focus: false, children: 'Your numbers' },
  },
});
