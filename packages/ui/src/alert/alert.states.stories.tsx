import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Alert } from './index.ts';

export default { title: 'Components/Feedback/Alert', tags: ['visual'] };

export const AllStates = stateSheet(Alert, {
  props: {
    children:
      'What happened and what is safe, in a sentence or two that run over more than one line.',
  },
  variants: { tone: ['info', 'success', 'warning', 'danger'] },
  samples: {
    'title and action': { title: 'Not saved', action: <Button size="small">Try again</Button> },
  },
  hindi: {
    tone: 'warning',
    title: 'जन्मसमय की पुष्टि कीजिए',
    children: 'इस दिन घड़ियाँ आगे बढ़ाई गई थीं, इसलिए यह समय हुआ ही नहीं।',
  },
  cell: '18rem',
});
