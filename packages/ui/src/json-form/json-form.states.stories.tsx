import { stateSheet } from '../../test/state-sheet.tsx';
import { JsonForm } from './index.ts';
import { ceremony } from './json-form.samples.ts';

export default { title: 'Components/Forms/JsonForm', tags: ['visual'] };

export const AllStates = stateSheet(JsonForm, {
  samples: {
    'filled in': { defaultValue: ceremony },
    'in error': {
      defaultValue: { question: '', answers: [] },
      problems: { question: 'Please enter a question.', answers: 'Please add an answer.' },
    },
  },
  cell: '100%',
});
