import { stateSheet } from '../../test/state-sheet.tsx';
import { Disclosure } from './index.ts';

export default { title: 'Components/Content/Disclosure', tags: ['visual'] };

export const AllStates = stateSheet(Disclosure, {
  props: {
    label: 'How this was calculated',
    children: <p>From the true positions of Sun and Moon.</p>,
  },
  variants: { variant: ['plain', 'quiet'] },
  states: ['rest', 'hover', 'focus', { open: { defaultOpen: true } }],
  hindi: {
    label: 'सम्पूर्णजन्मकुण्डलीगणनापद्धति का विवरण',
    defaultOpen: true,
    children: <p>सूर्य और चन्द्रमा की स्पष्टस्थितियों तथा लाहिड़ी अयनांश के आधार पर।</p>,
  },
  cell: '14rem',
});
