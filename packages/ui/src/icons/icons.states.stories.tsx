import { stateSheet } from '../../test/state-sheet.tsx';
import * as icons from './index.ts';

export default { title: 'Components/Drawings/Icons', tags: ['visual'] };

export const AllStates = stateSheet(icons.CheckIcon, {
  samples: Object.fromEntries(
    [16, 20, 24, 40].map((size) => [
      `${size} px`,
      <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={size} />
        ))}
      </div>,
    ]),
  ),
  cell: '100%',
});
