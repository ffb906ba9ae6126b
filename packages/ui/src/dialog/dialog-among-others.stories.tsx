import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inEnglish } from '../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Carousel, CarouselSlide } from '../carousel/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Components/Layers/Dialog',
  component: Dialog,
  args: { title: 'Rename the report' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function RenamesFromAMenu() {
  const [open, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Menu trigger={<Button>Report</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      <Dialog title="Rename the report" open={open} onOpenChange={setOpen}>
        <TextField label="Name" name="reportName" />
      </Dialog>
      <Button onClick={() => setPresses(presses + 1)}>Pressed: {presses}</Button>
    </div>
  );
}

/** After it was opened from a Menu item and closed, the page is interactive, and the focus is on the menu's button. */
export const FromAMenu: Story = {
  tags: ['!dev'],
  render: () => <RenamesFromAMenu />,
  play: inEnglish(async ({ canvas, userEvent }) => {
    const closings = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const [round, close] of closings.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }));
      await screen.findByRole('dialog', { name: 'Rename the report' });
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus();
      await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
      const page = canvas.getByRole('button', { name: `Pressed: ${round}` });
      const { left, top } = page.getBoundingClientRect();
      await expect(page).toContainElement(
        document.elementFromPoint(left + 20, top + 20) as HTMLElement,
      );
      await userEvent.click(page);
      await expect(page).toHaveTextContent(`Pressed: ${round + 1}`);
    }
  }),
};

/** A Popover in it is on top, is interactive, and handles Escape itself. */
export const WithAPopover: Story = {
  args: {
    title: 'Book Ceremony',
    defaultOpen: true,
    children: (
      <Popover label="Which pandit" trigger={<Button>Which pandit?</Button>}>
        <Button>One who speaks Hindi</Button>
      </Popover>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Book Ceremony' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Which pandit?' }));
    const inside = screen.getByRole('button', { name: 'One who speaks Hindi' });
    await waitFor(() => expect(inside).toBeVisible());
    const { left, top } = inside.getBoundingClientRect();
    await expect(inside).toContainElement(
      document.elementFromPoint(left + 30, top + 20) as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog', { name: 'Which pandit' })).toBeNull();
    await expect(dialog).toBeVisible();
  },
};

/**
 * A carousel behind it, although it is a live region, is inert for pointer, keyboard and screen
 * reader.
 */
export const OverACarousel: Story = {
  tags: ['!dev'],
  args: { title: 'Book Ceremony' },
  render: (args) => (
    <>
      <Dialog {...args} trigger={<Button>Book Ceremony</Button>} />
      <Carousel label="Reviews">
        {['Review 1', 'Review 2'].map((name) => (
          <CarouselSlide key={name}>{name}</CarouselSlide>
        ))}
      </Carousel>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByText('Review 1').closest('[aria-live]');
    await expect(live).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Book Ceremony' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(live?.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(live?.closest('[inert]')).toBeNull());
  },
};

/** A payment as its script shows it: at the end of the body, above everything by its `z-index`, with the focus. */
function pay(): void {
  const layer = document.createElement('div');
  layer.className = 'a-payment';
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    display: 'grid',
    placeContent: 'center',
    background: 'rgb(0 0 0 / 60%)',
  });
  const done = document.createElement('button');
  done.textContent = 'Pay ₹ 2,100';
  done.addEventListener('click', () => layer.remove());
  layer.append(done);
  document.body.append(layer);
  done.focus();
}

/** A payment that another product puts over the page is usable, and neither a press nor Escape in it closes the dialog. */
export const PaymentInADialog: Story = {
  args: {
    title: 'Pay for the ceremony',
    allowOutside: '.a-payment',
    trigger: <Button>Book Ceremony</Button>,
    children: 'Rudrabhishek, single pandit.',
    footer: (
      <Button variant="primary" onClick={pay}>
        Pay
      </Button>
    ),
  },
  play: inEnglish(async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Book Ceremony' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(trigger.closest('[inert]')).not.toBeNull());
    const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Pay' }));
    await press();
    const payment = await screen.findByRole('button', { name: 'Pay ₹ 2,100' });
    await expect(payment).toHaveFocus();
    const { left, top } = payment.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 5, top + 5)).toBe(payment);
    await userEvent.click(payment.parentElement!);
    payment.focus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(payment);
    await expect(payment.isConnected).toBe(false);
    await expect(dialog).toBeVisible();
    await userEvent.click(document.querySelector('[data-part="dialog-scrim"]')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  }),
};

/** The page beside it stays usable, and what it covers is only what it lies on. */
export const NotModal: Story = {
  args: {
    title: 'Filters',
    modal: false,
    placement: 'end',
    trigger: <Button>Filter</Button>,
    children: <TextField label="Name" name="filterName" />,
  },
  render: (args) => (
    <>
      <Dialog {...args} />
      <TextField label="Beside" name="beside" />
    </>
  ),
  play: inEnglish(async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await expect(dialog).not.toHaveAttribute('aria-modal');
    await expect(dialog.matches(':popover-open')).toBe(false);
    await expect(document.querySelector('[data-part="dialog-scrim"]')).toBeNull();
    const beside = canvas.getByRole('textbox', { name: 'Beside' });
    await userEvent.type(beside, 'Asha{Escape}');
    await expect(beside).toHaveValue('Asha');
    await expect(beside).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  }),
};
