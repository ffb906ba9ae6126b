import { stateSheet } from '../../test/state-sheet.tsx';
import type { Toast } from './index.ts';
import { ToastItem } from './toast-item.tsx';

const nothing = () => undefined;
const action = { label: 'Undo', onAction: nothing };
const One = (toast: Toast) => (
  <ol style={{ padding: 0 }}>
    <ToastItem id="one" toast={toast} duration={Infinity} isPaused onDismiss={nothing} />
  </ol>
);

export default { title: 'Components/Layers/Toast', tags: ['visual'] };

export const AllStates = stateSheet(One, {
  samples: {
    'with its default tone': { text: 'Your birth details were saved.' },
    info: {
      tone: 'info',
      text: 'A longer message, of the kind that runs over more than one line.',
    },
    warning: { tone: 'warning', text: 'The report was deleted.', action },
    danger: {
      tone: 'danger',
      title: 'We could not reach the server',
      text: 'Your details are still here.',
    },
  },
  hindi: { text: 'आपका सम्पूर्णजन्मकुण्डलीविश्लेषण तैयार है।', action: { ...action, label: 'अभी देखें' } },
  cell: '20rem',
});
