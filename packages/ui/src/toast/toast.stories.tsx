import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Stack } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastProvider, type Toast } from './index.ts';
import { ToastItem } from './toast-item.tsx';
import { Shown, Shows } from './toast.samples.tsx';

const undone = fn();

const meta = {
  title: 'Components/Layers/Toast',
  component: ToastProvider,
  args: { children: <Shows words="Save" text="Your birth details were saved." /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Disappears after six seconds, unless a mouse is over it or the focus is in it. */
export const Default: Story = {};

/** With an action, it stays until the action is done or it is dismissed. */
export const WithAction: Story = {
  args: {
    children: (
      <Shows
        words="Delete"
        text="The report was deleted."
        action={{ label: 'Undo', onAction: undone }}
      />
    ),
  },
};

/** Several are stacked at the bottom of the screen and never overflow it. */
export const Stacked: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <Shows words="Save" text="Your birth details were saved." />
        <Shows
          words="Fail"
          tone="danger"
          urgent
          title="We could not reach the server"
          text="Your details are still here."
          action={{ label: 'Try again', onAction: undone }}
        />
        <Shows
          words="हिन्दी"
          tone="info"
          text="आपका सम्पूर्णजन्मकुण्डलीविश्लेषण तैयार है।"
          action={{ label: 'अभी देखें', onAction: undone }}
        />
      </>
    ),
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    for (const name of ['Save', 'Fail', 'हिन्दी'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    for (const item of items) {
      const { left, right, bottom } = item.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    // All but the one that disappears automatically.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[1]!);
  }),
};

/** On top of a dialog it is visible, announced and can be dismissed, and the dialog stays. */
export const OverADialog: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <Dialog title="Book Ceremony" defaultOpen>
        <Shows words="Save" text="Your birth details were saved." />
      </Dialog>
    ),
  },
  play: inEnglish(async ({ canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const toast = canvasElement.querySelector('[data-part="toast"]');
    await expect(toast?.closest('[aria-hidden="true"]')).toBeNull();
    const dismiss = toast?.querySelector<HTMLElement>('[aria-label="Dismiss"]');
    const { left, top } = dismiss!.getBoundingClientRect();
    await waitFor(() =>
      expect(dismiss).toContainElement(
        document.elementFromPoint(left + 24, top + 24) as HTMLElement,
      ),
    );
    await userEvent.click(dismiss!);
    await expect(canvasElement.querySelector('[data-part="toast"]')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
  }),
};

const profile = (
  <Stack>
    <TextField label="Your name" defaultValue="Asha Menon" />
    <Button variant="primary">Save profile</Button>
  </Stack>
);

/** For the guide: an action succeeded, and the page itself does not show it. */
export const SaysWhatWasDone: Story = {
  tags: ['!dev'],
  args: {
    duration: Infinity,
    children: (
      <>
        {profile}
        <Shown toast={{ text: 'Your profile was saved.' }} />
      </>
    ),
  },
};

/** For the guide, as a "don't": a field is missing, and the field itself shows no error. */
export const SaysWhatIsMissing: Story = {
  tags: ['!dev'],
  args: {
    duration: Infinity,
    children: (
      <>
        <Stack>
          <TextField label="Your e-mail" />
          <Button variant="primary">Save profile</Button>
        </Stack>
        <Shown toast={{ tone: 'danger', text: 'Your e-mail is missing.' }} />
      </>
    ),
  },
};

/** For the guide: a message with all its options. */
export const Parts: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <Shown
        toast={{ text: 'The report was deleted.', action: { label: 'Undo', onAction: undone } }}
      />
    ),
  },
};

const nothing = () => undefined;

const action = { label: 'Undo', onAction: nothing };

const One = (toast: Toast) => (
  <ol style={{ padding: 0 }}>
    <ToastItem id="one" toast={toast} duration={Infinity} isPaused onDismiss={nothing} />
  </ol>
);

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
