import { stateSheet } from '../../test/state-sheet.tsx';
import { PrintLayout } from './index.ts';
import { Report, settings } from './print-layout.samples.tsx';

export default { title: 'Components/Layout/PrintLayout', tags: ['visual'] };

export const AllStates = stateSheet(PrintLayout, {
  props: { preview: true },
  samples: {
    'a report': { name: 'Kundli of Meera Joshi', settings, children: <Report /> },
    'without settings': { name: 'Disclaimer', children: 'Words without settings.' },
  },
  hindi: { name: 'मीरा जोशी की कुंडली', settings: ['लाहिरी अयनांश', 'मध्यम राहु'], children: 'विवरण' },
  cell: '100%',
});
