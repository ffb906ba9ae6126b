import { stateSheet } from '../../test/state-sheet.tsx';
import { Switch } from './index.ts';

export default { title: 'Components/Forms/Switch', tags: ['visual'] };

export const AllStates = stateSheet(Switch, {
  props: { label: 'Degrees' },
  states: [
    'rest',
    'hover',
    'focus',
    { on: { defaultChecked: true } },
    'disabled',
    { 'disabled and on': { disabled: true, defaultChecked: true } },
    'error',
    { hint: { hint: 'On charts wider than 440 px' } },
  ],
  hindi: { label: 'सटीक समय ज्ञात नहीं', defaultChecked: true },
  cell: '14rem',
});
