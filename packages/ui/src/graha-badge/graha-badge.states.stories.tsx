import { stateSheet } from '../../test/state-sheet.tsx';
import { grahaIds } from '../glyphs/index.ts';
import { dignities, GrahaBadge } from './index.ts';

export default { title: 'Components/Charts/GrahaBadge', tags: ['visual'] };

export const AllStates = stateSheet(GrahaBadge, {
  variants: { graha: grahaIds },
  samples: {
    retrograde: { graha: 'saturn', retrograde: true },
    combust: { graha: 'mercury', combust: true },
    short: { graha: 'saturn', variant: 'short', retrograde: true, combust: true },
    ...Object.fromEntries(dignities.map((dignity) => [dignity, { graha: 'mars', dignity }])),
  },
  hindi: { graha: 'jupiter', retrograde: true, dignity: dignities[0] },
  cell: '13rem',
});
