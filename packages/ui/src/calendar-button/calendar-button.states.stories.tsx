import { stateSheet } from '../../test/state-sheet.tsx';
import { CalendarButton } from './index.ts';

export default { title: 'Components/Actions/CalendarButton', tags: ['!autodocs', 'visual'] };

export const AllStates = stateSheet(CalendarButton, {
  props: { fileName: 'day.ics', fileText: '' },
  states: ['rest', 'hover', 'focus', 'pressed', 'disabled', { small: { size: 'small' } }],
  hindi: { children: 'कैलेंडर में जोड़ें' },
  cell: '13rem',
});
