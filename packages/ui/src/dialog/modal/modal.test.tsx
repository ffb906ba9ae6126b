import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../button/index.ts';
import { Popover } from '../../popover/index.ts';
import { MessagesOnTopContext } from '../../shared/layers/messages-on-top.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { AlertDialog, Dialog } from '../index.ts';

const noop = () => undefined;
const dialog = (name?: string) => screen.getByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressBeside = async () => {
  // Radix adds its listener for presses in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.click([...document.querySelectorAll('[data-part="dialog-scrim"]')].at(-1)!);
};
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('contents', () => {
  test('shows its title, unless it is hidden; has no container for missing actions', () => {
    const { rerender } = render(<Dialog title="Booking" defaultOpen />);
    const title = () => screen.getByRole('heading', { name: 'Booking' });
    expect(title()).not.toHaveClass(visuallyHidden);
    expect(part('dialog-foot')).toBeNull();
    expect(part('dialog-body')?.firstElementChild).toBeEmptyDOMElement();
    rerender(<Dialog title="Booking" titleHidden footer="Next" description="A day" defaultOpen />);
    expect(title()).toHaveClass(visuallyHidden);
    expect(part('dialog-foot')).toHaveTextContent('Next');
    expect(part('dialog-body')).toHaveTextContent('A day');
  });

  test.each([
    ['width', 'regular', 'wide'],
    ['sheet', 'content', 'full'],
  ])('its %s', (prop, initial, other) => {
    const { rerender } = render(<Dialog title="Booking" defaultOpen />);
    const look = () => dialog().className;
    const first = look();
    rerender(<Dialog title="Booking" {...{ [prop]: initial }} />);
    expect(look()).toBe(first);
    rerender(<Dialog title="Booking" {...{ [prop]: other }} />);
    expect(look()).not.toBe(first);
  });
});

describe('overflowing content', () => {
  /** A ResizeObserver that reports sizes when the test triggers it; jsdom has no layout. */
  function mockSizes() {
    const reports = new Set<() => void>();
    const observed: Element[] = [];
    class Observer {
      #report: () => void;
      constructor(report: () => void) {
        this.#report = report;
        reports.add(report);
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        reports.delete(this.#report);
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    onTestFinished(() => void vi.unstubAllGlobals());
    return {
      reports,
      observed,
      become: (content: number, view: number) => {
        Object.defineProperties(part('dialog-body')!, {
          scrollHeight: { value: content, configurable: true },
          clientHeight: { value: view, configurable: true },
        });
        act(() => {
          for (const report of reports) report();
        });
      },
    };
  }

  test('can be scrolled by keyboard, and is a tab stop only then @wcag:2.1.1', () => {
    const { become, observed, reports } = mockSizes();
    const { unmount } = render(<Dialog title="Terms" defaultOpen />);
    const body = part('dialog-body')!;
    expect(observed).toEqual([body, body.firstElementChild]);
    expect(body).not.toHaveAttribute('tabindex');
    expect(dialog()).not.toHaveAttribute('data-scrolls');
    become(900, 400);
    expect(body).toHaveAttribute('tabindex', '0');
    expect(dialog()).toHaveAttribute('data-scrolls', 'true');
    become(400, 400);
    expect(body).not.toHaveAttribute('tabindex');
    expect(dialog()).not.toHaveAttribute('data-scrolls');
    unmount();
    expect(reports.size).toBe(0);
  });
});

describe('focus', () => {
  test('moves to the title without scrolling the page behind', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    onTestFinished(() => focus.mockRestore());
    render(<Dialog title="Booking" defaultOpen />);
    const title = screen.getByRole('heading', { name: 'Booking' });
    expect(title).toHaveFocus();
    const call = focus.mock.contexts.indexOf(title);
    expect(focus.mock.calls[call]).toEqual([{ preventScroll: true }]);
  });

  test('returns to the trigger, however it was opened', async () => {
    render(<Dialog title="Booking" defaultOpen trigger={<Button>Book</Button>} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
  });

  test('or to returnFocus, even with a trigger', async () => {
    function Booking() {
      const next = useRef<HTMLButtonElement>(null);
      return (
        <>
          <Dialog title="Booking" trigger={<Button>Book</Button>} returnFocus={next} />
          <Button ref={next}>Next</Button>
        </>
      );
    }
    render(<Booking />);
    await press('Book');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  test('of an AlertDialog returns to the previously focused element', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Delete</Button>
          <AlertDialog
            title="Delete?"
            description="For good."
            open={open}
            onOpenChange={setOpen}
            confirmLabel="Yes"
            onConfirm={noop}
          />
        </>
      );
    }
    render(<Page />);
    await press('Delete');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  test('is trapped, except for toasts above it, which do not take the focus by themselves @wcag:2.4.3', () => {
    const page = (onTop: boolean) => (
      <>
        <div data-part="toast-region">
          <button type="button">Dismiss</button>
        </div>
        <MessagesOnTopContext value={onTop}>
          <Dialog title="Booking" defaultOpen />
        </MessagesOnTopContext>
      </>
    );
    const { rerender } = render(page(false));
    const title = screen.getByRole('heading', { name: 'Booking' });
    const outside = screen.getByText('Dismiss');
    act(() => outside.focus());
    expect(title).toHaveFocus();
    rerender(page(true));
    expect(title).toHaveFocus();
    act(() => outside.focus());
    expect(outside).toHaveFocus();
    rerender(page(false));
    expect(outside).toHaveFocus();
  });
});

describe('a press outside', () => {
  test('closes it', async () => {
    render(<Dialog title="Booking" defaultOpen />);
    await pressBeside();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes only the layer opened inside it', async () => {
    render(
      <Dialog title="Booking" defaultOpen>
        <Popover label="Pandits" trigger={<Button>Which pandit?</Button>}>
          Hindi
        </Popover>
      </Dialog>,
    );
    await press('Which pandit?');
    await pressBeside();
    expect(screen.queryByRole('dialog', { name: 'Pandits' })).toBeNull();
    expect(dialog('Booking')).toBeVisible();
    await pressBeside();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the page behind it', () => {
  test('keeps the reserved scroll bar width under a second dialog', async () => {
    const bar = (width: number) =>
      vi
        .spyOn(document.documentElement, 'clientWidth', 'get')
        .mockReturnValue(window.innerWidth - width);
    const spies = [bar(15)];
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore();
    });
    render(
      <Dialog title="Booking" defaultOpen>
        <Dialog title="Terms" trigger={<Button>Terms</Button>} />
      </Dialog>,
    );
    spies.push(bar(0));
    await press('Terms');
    expect(document.documentElement).toHaveAttribute('data-scroll-locked', 'gutter');
  });

  test('is inert again on each opening; the dialog’s contents and elements that are not HTML are not', async () => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(drawing);
    onTestFinished(() => drawing.remove());
    render(
      <>
        <p>Words</p>
        <Dialog title="Booking" trigger={<Button>Book</Button>}>
          <p>Inside</p>
        </Dialog>
      </>,
    );
    const words = screen.getByText('Words');
    const isInert = () => words.closest('[inert]') !== null;
    for (let round = 0; round < 2; round += 1) {
      await press('Book');
      expect(isInert()).toBe(true);
      expect(dialog().querySelector('[inert]')).toBeNull();
      expect(part('dialog-scrim')).not.toHaveAttribute('inert');
      expect(drawing).not.toHaveAttribute('inert');
      await userEvent.keyboard('{Escape}');
      expect(isInert()).toBe(false);
    }
  });

  test('is covered in the top layer: first the backdrop, then the dialog, once each', async () => {
    const shown: (string | undefined)[] = [];
    const prototype = HTMLElement.prototype as {
      showPopover?: (this: HTMLElement) => void;
      hidePopover?: () => void;
    };
    prototype.showPopover = function show() {
      shown.push(this.dataset.part);
    };
    prototype.hidePopover = noop;
    onTestFinished(() => {
      delete prototype.showPopover;
      delete prototype.hidePopover;
    });
    const { rerender } = render(<Dialog title="Booking" defaultOpen />);
    expect(shown).toEqual(['dialog-scrim', 'dialog']);
    rerender(<Dialog title="Booking" />);
    expect(shown).toHaveLength(2);
  });

  test('the on-screen keyboard is no longer observed once the dialog is closed', async () => {
    const view = Object.assign(new EventTarget(), { height: 768, scale: 1 });
    const removed = vi.spyOn(view, 'removeEventListener');
    vi.stubGlobal('visualViewport', view);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<Dialog title="Booking" defaultOpen />);
    expect(removed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(removed).toHaveBeenCalledExactlyOnceWith('resize', expect.any(Function));
  });
});
