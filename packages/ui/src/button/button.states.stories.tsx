import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from './index.ts';

export default { title: 'Components/Actions/Button', tags: ['visual'] };

export const AllStates = stateSheet(Button, {
  props: { children: 'Save', loadingLabel: 'Saving…' },
  variants: { variant: ['primary', 'secondary', 'quiet', 'danger', 'dangerFilled'] },
  states: [
    'rest',
    'hover',
    'focus',
    'pressed',
    'disabled',
    'loading',
    { small: { size: 'small' } },
  ],
  samples: { chosen: { 'aria-pressed': true }, 'long words': { children: 'Generate Kundli' } },
  hindi: { children: 'सम्पूर्णजन्मकुण्डलीविश्लेषण देखें' },
});
