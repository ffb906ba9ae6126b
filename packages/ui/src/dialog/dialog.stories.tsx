import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { statesPictures } from '../../test/chromatic-modes.ts';
import { inEnglish, leftToRight } from '../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { AlertDialog, Dialog, DialogClose } from './index.ts';

const meta = {
  title: 'Components/Layers/Dialog',
  excludeStories: /Example$/,
  component: Dialog,
  args: {
    title: 'Book Ceremony',
    description: 'Rudrabhishek, single pandit.',
    trigger: <Button>Book this ceremony</Button>,
    onOpenChange: fn(),
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Next</Button>
      </>
    ),
    children: <TextField label="First name" name="firstName" />,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens from its button, moves the focus to its title, and returns it. */
export const Default: Story = {};

const clauses = Array.from({ length: 14 }, (_, index) => (
  <p key={index} style={{ marginBlockEnd: '1rem' }}>
    {index + 1}. A ceremony is held on the day you chose, by the pandit named in your booking. If he
    is unavailable you choose another day, or are paid back in full.
  </p>
));

/** Long content scrolls between title and buttons, which stay in view. The middle can be scrolled by keyboard. */
export const LongText: Story = {
  args: { title: 'Terms of a booking', description: undefined, width: 'wide', children: clauses },
};

export const LongTextTest: Story = {
  ...LongText,
  tags: ['!dev'],
  play: inEnglish(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector('[data-part="dialog-body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    const title = within(dialog).getByRole('heading', { name: 'Terms of a booking' });
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const before = title.getBoundingClientRect().top;
    body?.scrollTo(0, 1000);
    await expect(body?.scrollTop).toBeGreaterThan(0);
    await expect(title.getBoundingClientRect().top).toBe(before);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(within(dialog).getByRole('button', { name: 'Next' })).toBeVisible();
  }),
};

/** Under 640 px it is a bottom sheet as wide as the screen; long content scrolls, and the title stays. */
export const SheetOnAPhone: Story = {
  ...LongText,
  tags: ['!dev'],
  parameters: {
    viewport: {
      options: { phone: { name: '360 px', styles: { width: '360px', height: '640px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async (context) => {
    await LongTextTest.play?.(context);
    if (!matchMedia('(max-width: 639.98px)').matches) return;
    const { left, right, top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(right).toBe(document.documentElement.clientWidth);
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    // Part of the page stays visible behind it.
    await expect(top).toBeGreaterThanOrEqual(24);
  }),
};

/** At a side of the screen, on any width; `bottom` is a sheet on any width. */
export const Drawer: Story = {
  args: {
    placement: 'end',
    title: 'Filters',
    description: undefined,
    trigger: <Button>Filters</Button>,
  },
};

export const DrawerTest: Story = {
  ...Drawer,
  tags: ['!dev'],
  play: leftToRight(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const { left, right, top, height } = dialog.getBoundingClientRect();
    await expect([top, Math.round(height)]).toEqual([0, window.innerHeight]);
    await expect(Math.round(right)).toBe(window.innerWidth);
    // Part of the page stays visible beside it.
    await expect(left).toBeGreaterThanOrEqual(48);
  }),
};

/** A form: full screen on a phone, and a press outside does not close it. */
export const BookingForm: Story = {
  args: {
    sheet: 'full',
    closeOnOutsidePress: false,
    defaultOpen: true,
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <TextField label="First name" name="firstName" autoComplete="given-name" />
        <TextField label="Last name" name="lastName" autoComplete="family-name" />
        <TextField label="Mobile number" name="mobileNumber" type="tel" autoComplete="tel" />
        <TextField label="Email" name="email" type="email" autoComplete="email" />
      </div>
    ),
  },
};

/** A page with a sticky header and a fixed element, in a browser with a classic scroll bar: nothing moves. */
export const StickyHeaderStaysPut: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <div
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          padding: '1rem',
          borderBlockEnd: '1px solid',
          textAlign: 'end',
        }}
      >
        Welcome, Meera!
      </div>
      <Dialog {...args} />
      <div style={{ blockSize: '200vh', padding: '1rem' }}>A long page.</div>
      <div style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineEnd: '1rem' }}>Theme</div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const places = () =>
      ['Welcome, Meera!', 'A long page.', 'Theme'].map(
        (words) => canvas.getByText(words).getBoundingClientRect().right,
      );
    const before = places();
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await expect(places()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(places()).toEqual(before);
  },
};

const asking = (title: string, description: string, confirmLabel: string): Story => ({
  tags: ['!dev'],
  render: () => (
    <AlertDialog
      open
      onOpenChange={() => undefined}
      onConfirm={() => undefined}
      {...{ title, description, confirmLabel }}
    />
  ),
});

/** For the guide: the question names what will be lost, and the button repeats its verb. */
export const NamesTheLoss = asking(
  'Delete the chart of Asha Menon?',
  'The chart and its notes will be removed. This cannot be undone.',
  'Delete chart',
);

/** For the guide, as a "don't": a question without an object, and a button that could mean anything. */
export const AsksVaguely = asking('Are you sure?', 'This cannot be undone.', 'OK');

/** One dialog is open at a time, so each state is a separate story. */
export const Open: Story = {
  tags: ['visual'],
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
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
  tags: ['visual'],
  args: { title: 'Book Ceremony' },
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
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
  tags: ['visual'],
  args: { title: 'Book Ceremony' },
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
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

export const Scrolling: Story = {
  tags: ['visual'],
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
  args: { ...Open.args, ...LongText.args },
};

/** With long Hindi words. */
export const AtTheEnd: Story = {
  tags: ['visual'],
  parameters: { chromatic: { ...statesPictures, pauseAnimationAtEnd: true } },
  args: {
    ...Open.args,
    placement: 'end',
    lang: 'hi',
    title: 'अनुष्ठानबुकिंग की सम्पूर्ण जानकारी',
    description: 'रुद्राभिषेक, एक पंडित द्वारा, आपके चुने हुए दिन पर।',
  },
};

export const BookCeremonyExample = () => (
  <Dialog
    title="Book Rudrabhishek"
    description="Single pandit, Monday 14 April."
    trigger={<Button variant="primary">Book this puja</Button>}
    sheet="full"
    closeOnOutsidePress={false}
    footer={
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Send request</Button>
      </>
    }
  >
    <TextField label="Your name" name="name" autoComplete="name" />
    <TextField label="Mobile number" name="mobile" type="tel" autoComplete="tel" />
  </Dialog>
);

export function DeleteChartExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete chart
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the chart of Asha Menon?"
        description="The chart and its notes will be removed from your account. This cannot be undone."
        confirmLabel="Delete chart"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const FiltersExample = () => (
  <Dialog
    placement="end"
    title="Filters"
    trigger={<Button>Filters</Button>}
    footer={
      <DialogClose>
        <Button variant="primary">Show 12 astrologers</Button>
      </DialogClose>
    }
  >
    <TextField label="Name" name="name" />
  </Dialog>
);
