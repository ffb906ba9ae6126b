import { stateSheet } from '../../test/state-sheet.tsx';
import { Checkbox, CheckboxGroup } from './index.ts';

const topics = [
  { value: 'career', label: 'Career and money' },
  { value: 'health', label: 'Health', description: 'No substitute for a doctor’s advice' },
  { value: 'travel', label: 'Travel', disabled: true },
];

export default { title: 'Components/Forms/Checkbox', tags: ['visual'] };

export const AllStates = stateSheet(Checkbox, {
  props: { label: 'Career' },
  states: [
    'rest',
    'hover',
    'focus',
    { chosen: { defaultChecked: true } },
    { 'some of them': { indeterminate: true } },
    'disabled',
    { 'disabled and chosen': { disabled: true, defaultChecked: true } },
    'error',
    { hint: { hint: 'You can take it back at any time.' } },
    { optional: { optional: true } },
  ],
  samples: {
    'a group': (
      <CheckboxGroup
        label="Topics"
        hint="As many as you like"
        options={topics}
        defaultValue={['health']}
      />
    ),
    'a group in error': (
      <CheckboxGroup label="Topics" error="Choose at least one" options={topics} layout="row" />
    ),
  },
  hindi: {
    label: 'मैं शर्तों से सहमत हूँ',
    hint: 'सहमति कभी भी वापस ली जा सकती है।',
    defaultChecked: true,
  },
  cell: '14rem',
});
