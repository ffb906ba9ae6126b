import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { ToastProvider, type Toast } from './index.ts';
import { ToastItem } from './toast-item.tsx';

const meta = {
  title: 'Components/Layers/Toast',
  component: ToastProvider,
  tags: ['visual'],
  args: { children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof ToastProvider>;

export default meta;

const nothing = () => undefined;
const action = { label: 'Undo', onAction: nothing };

const toasts: readonly Toast[] = [
  { text: 'Your birth details were saved.' },
  { tone: 'info', text: 'A longer message, of the kind that runs over more than one line.' },
  { tone: 'warning', text: 'The report was deleted.', action },
  {
    tone: 'danger',
    title: 'We could not reach the server',
    text: 'Your details are still here.',
    action: { label: 'Try again', onAction: nothing },
  },
  { text: 'आपका सम्पूर्णजन्मकुण्डलीविश्लेषण तैयार है।', action: { label: 'अभी देखें', onAction: nothing } },
];

/** Each tone, with and without an action; in Hindi. */
export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <ol style={{ display: 'grid', gap: '1rem', maxInlineSize: '26rem', padding: 0 }}>
      {toasts.map((toast, index) => (
        <ToastItem
          key={index}
          id={String(index)}
          toast={toast}
          duration={Infinity}
          isPaused
          onDismiss={nothing}
        />
      ))}
    </ol>
  ),
};
