import { stateSheet } from '../../test/state-sheet.tsx';
import { Badge, StatusBadge } from './index.ts';

export default { title: 'Components/Content/Badge', tags: ['visual'] };

export const AllStates = stateSheet(Badge, {
  props: { children: 'Auspicious' },
  variants: { tone: ['plain', 'success', 'warning', 'danger', 'info', 'brass'] },
  samples: {
    'without an icon': { tone: 'success', icon: null },
    online: <StatusBadge status="online" />,
    available: <StatusBadge status="available" />,
    busy: <StatusBadge status="busy" waitMinutes={95} />,
    offline: <StatusBadge status="offline" />,
  },
  hindi: { tone: 'success', children: 'शुभ' },
  cell: '7rem',
});
