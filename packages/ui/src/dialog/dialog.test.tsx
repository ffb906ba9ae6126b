import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, openState } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastProvider } from '../toast/index.ts';
import {
  AlertDialog,
  type AlertDialogProps,
  Dialog,
  DialogClose,
  type DialogProps,
} from './index.ts';
import { hi } from '../messages-hi/index.ts';

const inPage = (container: HTMLElement) => container.querySelector('[data-part="dialog"]');
const dialog = () => screen.getByRole('dialog');

/** Width of the page's scroll bar, px; jsdom has none. */
function pageIsNarrowerBy(bar: number) {
  const width = vi
    .spyOn(document.documentElement, 'clientWidth', 'get')
    .mockReturnValue(window.innerWidth - bar);
  onTestFinished(() => width.mockRestore());
}

const pressBeside = async () => {
  // Radix adds its listener for presses in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.click(document.querySelector('[data-part="dialog-scrim"]')!);
};

describe('Dialog', () => {
  behavesAsComponent(Dialog, {
    root: inPage,
    // A closed dialog renders only its trigger: a server cannot render into a portal.
    rendersOnServer: false,
    props: {
      title: 'Book Ceremony',
      trigger: <Button>Book</Button>,
      defaultOpen: true,
      children: <p>Choose a day.</p>,
    },
    state: openState(
      (user) => user.click(screen.getByRole('button', { name: 'Book' })),
      () => screen.queryByRole('dialog') !== null,
    ),
  });

  const booking = (
    <Dialog
      title="Book Ceremony"
      description="Rudrabhishek, single pandit."
      trigger={<Button>Book</Button>}
      footer={
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
      }
    >
      <input aria-label="First name" />
    </Dialog>
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));

  test('is named by its title and described by its description @wcag:4.1.2', async () => {
    render(booking);
    await open();
    expect(dialog()).toHaveAccessibleName('Book Ceremony');
    expect(dialog()).toHaveAccessibleDescription('Rudrabhishek, single pandit.');
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('a hidden title still names it', () => {
    render(
      <Dialog title="Chart, enlarged" titleHidden defaultOpen>
        <p>Simha rising</p>
      </Dialog>,
    );
    expect(dialog()).toHaveAccessibleName('Chart, enlarged');
  });

  test('the focus starts at the title and is trapped @wcag:2.4.3', async () => {
    render(booking);
    await open();
    expect(screen.getByRole('heading', { name: 'Book Ceremony' })).toHaveFocus();
    const stops = ['Close', 'First name', 'Cancel', 'Close'];
    for (const name of stops) {
      await userEvent.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its own', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('%s closes it and the focus goes back @wcag:2.1.2', async (_way, close) => {
    render(booking);
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
  });

  test('initialFocus receives the focus', async () => {
    function Asks() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Dialog title="Reset" trigger={<Button>Book</Button>} initialFocus={field}>
          <input ref={field} aria-label="Email" />
        </Dialog>
      );
    }
    render(<Asks />);
    await open();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  function Controlled({ onOutside }: { onOutside?: boolean }) {
    const [isOpen, setOpen] = useState(false);
    const [pressed, setPressed] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open from the page
        </button>
        <button type="button" onClick={() => setPressed(pressed + 1)}>
          Pressed {pressed}
        </button>
        <Dialog
          title="Controlled"
          open={isOpen}
          onOpenChange={setOpen}
          closeOnOutsidePress={onOutside ?? true}
        >
          <p>Words</p>
        </Dialog>
      </>
    );
  }
  const openOwned = () => userEvent.click(screen.getByRole('button', { name: /Open from/ }));

  test('controlled and without a trigger, it still returns the focus, and the page is interactive', async () => {
    render(<Controlled />);
    await openOwned();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Open from/ })).toHaveFocus();
    expect(document.body.style.pointerEvents).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  test('a press outside closes it', async () => {
    render(<Controlled />);
    await openOwned();
    await pressBeside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a press outside does not close it with closeOnOutsidePress={false}', async () => {
    render(<Controlled onOutside={false} />);
    await openOwned();
    await pressBeside();
    expect(dialog()).toBeVisible();
  });

  test('locks page scroll and reserves the scroll bar’s width while it is open, and only then', async () => {
    pageIsNarrowerBy(15);
    render(booking);
    await open();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked', 'gutter');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  });

  test('with two stacked dialogs the page is locked until both are closed', async () => {
    render(
      <Dialog title="Booking" defaultOpen>
        <Dialog title="Terms" trigger={<Button>Terms</Button>} />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
    const page = document.documentElement;
    expect(page).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Booking' })).toBeVisible();
    expect(page).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    expect(page).not.toHaveAttribute('data-scroll-locked');
  });

  test('everything behind it is inert while it is open, live regions too, except toasts @wcag:1.3.1', async () => {
    const { container } = render(
      <ToastProvider>
        <div aria-live="polite" data-testid="carousel">
          Review 1
        </div>
        <div inert data-testid="inert">
          Inert by itself
        </div>
        <Dialog title="Booking" trigger={<Button>Book</Button>}>
          <Dialog title="Terms" trigger={<Button>Terms</Button>} />
        </Dialog>
      </ToastProvider>,
    );
    const carousel = screen.getByTestId('carousel');
    const isInert = (element: Element | null) => element?.closest('[inert]') !== null;
    await open();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(isInert(carousel)).toBe(true);
    expect(isInert(container.querySelector('[data-part="toast-region"]'))).toBe(false);
    const outer = dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
    expect(isInert(outer)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isInert(outer)).toBe(false);
    expect(isInert(carousel)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isInert(carousel)).toBe(false);
    expect(isInert(screen.getByTestId('inert'))).toBe(true);
  });

  test('its fields are not part of the form around it', () => {
    render(
      <Form errors={{ email: 'Please enter your e-mail' }}>
        <TextField label="E-mail of the form" name="email" />
        <Dialog title="Subscribe" defaultOpen>
          <TextField label="E-mail of the dialog" name="email" />
        </Dialog>
      </Form>,
    );
    const field = (label: string) => screen.getByLabelText(label);
    expect(field('E-mail of the form')).toBeInvalid();
    expect(field('E-mail of the dialog')).toBeValid();
  });

  test('as a drawer it is the same dialog', () => {
    render(<Dialog title="Filters" placement="end" sheet="full" defaultOpen />);
    const drawer = screen.getByRole('dialog', { name: 'Filters' });
    expect(drawer).toHaveAttribute('aria-modal', 'true');
    expect(drawer).toHaveAttribute('data-placement', 'end');
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('reports the height of an on-screen keyboard, and not pinch zoom', () => {
    const view = Object.assign(new EventTarget(), { height: 768, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    vi.stubGlobal('innerHeight', 768);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<Dialog title="Booking" defaultOpen />);
    const keyboard = () => dialog().style.getPropertyValue('--jyoti-keyboard-height');
    const change = (height: number, scale: number) => {
      Object.assign(view, { height, scale });
      view.dispatchEvent(new Event('resize'));
      return keyboard();
    };
    expect(keyboard()).toBe('0px');
    expect(change(468, 1)).toBe('300px');
    expect(change(384, 2)).toBe('0px');
  });

  test('reserves no width for overlay scroll bars', async () => {
    pageIsNarrowerBy(0);
    render(booking);
    await open();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked', '');
  });

  test('writes no style element, which a strict Content Security Policy would block', async () => {
    const before = document.querySelectorAll('style').length;
    render(booking);
    await open();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Dialog title="बुकिंग" defaultOpen />
      </I18nProvider>,
    );
    expect(within(dialog()).getByRole('button', { name: 'बंद करें' })).toBeVisible();
  });
});

describe('AlertDialog', () => {
  const sample = {
    title: 'We’re sorry to see you go',
    description: 'Your account is erased.',
    confirmLabel: 'Delete Account',
  };
  const alert = () => screen.getByRole('alertdialog');
  const button = (name: string) => within(alert()).getByRole('button', { name });

  behavesAsComponent(AlertDialog, {
    root: inPage,
    // As for Dialog.
    rendersOnServer: false,
    props: { ...sample, open: true, onOpenChange: () => undefined, onConfirm: () => undefined },
    busy: { prop: 'confirmLoading', button: () => button('Delete Account') },
    state: {
      prop: 'open',
      onChange: 'onOpenChange',
      from: true,
      to: false,
      change: (user) => user.click(button('Cancel')),
      shown: () => screen.queryByRole('alertdialog') !== null,
    },
  });

  function show(more: Partial<Parameters<typeof AlertDialog>[0]> = {}) {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    render(
      <AlertDialog {...sample} open onOpenChange={onOpenChange} onConfirm={onConfirm} {...more} />,
    );
    return { onOpenChange, onConfirm };
  }

  test('Cancel has the initial focus @wcag:3.3.4', () => {
    show();
    expect(button('Cancel')).toHaveFocus();
    expect(alert()).toHaveAccessibleDescription('Your account is erased.');
  });

  test('Cancel and Escape request to close', async () => {
    const { onOpenChange } = show();
    await userEvent.click(button('Cancel'));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  });

  test('a press outside does nothing, and there is no close button', async () => {
    const { onOpenChange } = show();
    await pressBeside();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(within(alert()).getAllByRole('button')).toHaveLength(2);
  });

  test('confirming does not close it: the page does when the work is done', async () => {
    const { onConfirm, onOpenChange } = show();
    await userEvent.click(button('Delete Account'));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('while the action is pending nothing closes it, the state is announced, and Cancel keeps the focus', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    const alertWhile = (confirmLoading: boolean) => (
      <AlertDialog
        {...sample}
        open
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
        confirmLoading={confirmLoading}
        confirmLoadingLabel="Processing..."
      />
    );
    const { rerender } = render(alertWhile(false));
    button('Cancel').focus();
    rerender(alertWhile(true));
    expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Cancel'));
    expect(button('Cancel')).toHaveFocus();
    await userEvent.click(button('Processing...'));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();

    rerender(alertWhile(false));
    await userEvent.click(button('Cancel'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('types', () => {
  test('a dialog without a title does not compile', () => {
    // @ts-expect-error: a screen reader announces the title when it opens
    void (<Dialog>…</Dialog>);
    // @ts-expect-error: hidden or not, there is a title
    void (<Dialog titleHidden>…</Dialog>);
    const rest = {
      open: true,
      onOpenChange: () => {},
      confirmLabel: 'Delete',
      onConfirm: () => {},
    };
    // @ts-expect-error: an alert needs a description of what would be lost
    void (<AlertDialog {...rest} title="Delete?" />);
    expectTypeOf<DialogProps['title']>().toEqualTypeOf<string>();
    expectTypeOf<AlertDialogProps['open']>().toEqualTypeOf<boolean>();
  });
});
