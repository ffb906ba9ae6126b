import { stateSheet } from '../../test/state-sheet.tsx';
import { LanguageSwitch } from './index.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];

export default { title: 'Components/Navigation/LanguageSwitch', tags: ['visual'] };

export const AllStates = stateSheet(LanguageSwitch, {
  props: {
    languages,
    value: 'en',
    hrefOf: (code: string) => `#${code}`,
  },
  states: ['rest', 'hover', 'focus'],
  control: 'a:not([aria-current])',
  samples: {
    'in place': <LanguageSwitch languages={languages} value="hi" onValueChange={() => undefined} />,
  },
  hindi: { value: 'hi' },
  cell: '12rem',
});
