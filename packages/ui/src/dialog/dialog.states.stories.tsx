import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { LongText } from './dialog.stories.tsx';
import { AlertDialog, Dialog, DialogClose } from './index.ts';

const meta = {
  title: 'Components/Layers/Dialog',
  component: Dialog,
  tags: ['visual'],
  args: { title: 'Book Ceremony' },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One dialog is open at a time, so each state is a separate story. */
export const Open: Story = {
  args: {
    defaultOpen: true,
    description: 'Rudrabhishek, single pandit, Monday 14 April.',
    children: <p>You pay nothing now. We call you to confirm the hour.</p>,
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Next</Button>
      </>
    ),
  },
};

export const AskingBeforeLoss: Story = {
  render: () => (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="We’re sorry to see you go"
      description="Choose a reason, so we can do better."
      confirmLabel="Delete Account"
      confirmDisabled
      onConfirm={() => undefined}
    >
      <Select
        label="Reason"
        name="reason"
        placeholder="Select a reason"
        error="Please select a reason for deleting your account"
        options={[{ value: 'other', label: 'Other reason' }]}
      />
    </AlertDialog>
  ),
};

export const AtWork: Story = {
  render: () => (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title="We’re sorry to see you go"
      description="Your birth details, bookings and picture are erased."
      confirmLabel="Delete Account"
      confirmLoading
      confirmLoadingLabel="Processing..."
      onConfirm={() => undefined}
    />
  ),
};

export const Scrolling: Story = { args: { ...Open.args, ...LongText.args } };

/** With long Hindi words. */
export const AtTheEnd: Story = {
  args: {
    ...Open.args,
    placement: 'end',
    lang: 'hi',
    title: 'अनुष्ठानबुकिंग की सम्पूर्ण जानकारी',
    description: 'रुद्राभिषेक, एक पंडित द्वारा, आपके चुने हुए दिन पर।',
  },
};
