import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Dialog } from '../dialog/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { ToastProvider, useToast, type Toast } from './index.ts';
import { Shows } from './toast.samples.tsx';
import { hi } from '../messages-hi/index.ts';

const saved: Toast = { text: 'Your birth details were saved.' };
const undone = vi.fn();
const withAction: Toast = {
  text: 'The report was deleted.',
  action: { label: 'Undo', onAction: undone },
};

const show = (...toasts: Toast[]) =>
  render(
    <ToastProvider>
      {toasts.map((toast, index) => (
        <Shows key={index} {...toast} words={`Show ${index}`} />
      ))}
    </ToastProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const message = (text = 'Your birth details were saved.') => screen.queryByText(text);

describe('ToastProvider', () => {
  behavesAsComponent(ToastProvider, {
    props: { children: <p>Page</p> },
    root: (container) => container.querySelector('[data-part="toast-region"]'),
  });

  test.each([
    [undefined, 'polite'],
    [true, 'assertive'],
  ] as const)(
    'urgent %s: is added to an existing live region, %s @wcag:4.1.3',
    async (urgent, live) => {
      const { container } = show({ ...saved, urgent });
      const region = container.querySelector(`[aria-live="${live}"]`);
      expect(region).toBeEmptyDOMElement();
      await press('Show 0');
      expect(region).toContainElement(message());
      expect(await axeViolations(container)).toEqual([]);
    },
  );

  test('its place is a landmark with a name, in both languages', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ToastProvider>Page</ToastProvider>
      </I18nProvider>,
    );
    expect(screen.getByRole('region', { name: 'संदेश' })).toBeInTheDocument();
  });

  test('can be dismissed by its button and by Escape, and returns the focus @wcag:2.1.1', async () => {
    show(saved);
    await press('Show 0');
    await press('Dismiss');
    expect(message()).toBeNull();
    await press('Show 0');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(message()).toBeNull();
    expect(screen.getByRole('button', { name: 'Show 0' })).toHaveFocus();
  });

  test('several are in the order they were shown; each is dismissed separately', async () => {
    show(saved, { text: 'The report was sent.' });
    await press('Show 0');
    await press('Show 1');
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('saved'),
      expect.stringContaining('sent'),
    ]);
    await userEvent.click(within(items[0]!).getByRole('button', { name: 'Dismiss' }));
    expect(message()).toBeNull();
    expect(message('The report was sent.')).toBeVisible();
  });

  test('an id identifies a toast: the same id again replaces it', async () => {
    show({ ...saved, id: 'save' }, { text: 'Saving…', id: 'save' });
    await press('Show 1');
    await press('Show 0');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(message()).toBeVisible();
  });

  test('the page can dismiss one by its id', async () => {
    function Page() {
      const { show: add, dismiss } = useToast();
      const [id, setId] = useState('');
      return (
        <>
          <button type="button" onClick={() => setId(add(saved))}>
            Save
          </button>
          <button type="button" onClick={() => dismiss(id)}>
            Forget
          </button>
        </>
      );
    }
    render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    await press('Save');
    await press('Forget');
    expect(message()).toBeNull();
  });

  test('stays when its page unmounts', async () => {
    function Product() {
      const [page, setPage] = useState('form');
      return (
        <>
          {page === 'form' ? <Shows {...saved} words="Save" /> : <p>Report</p>}
          <button type="button" onClick={() => setPage('report')}>
            Go on
          </button>
        </>
      );
    }
    render(
      <ToastProvider>
        <Product />
      </ToastProvider>,
    );
    await press('Save');
    await press('Go on');
    expect(screen.getByText('Report')).toBeVisible();
    expect(message()).toBeVisible();
  });

  test('over a dialog: dismissing it leaves the dialog open', async () => {
    const { container } = render(
      <ToastProvider>
        <Dialog title="Book Ceremony" defaultOpen>
          <Shows {...saved} words="Save" />
        </Dialog>
      </ToastProvider>,
    );
    await press('Save');
    expect(message()?.closest('[aria-hidden="true"]')).toBeNull();
    const dismiss = container.querySelector<HTMLElement>('[aria-label="Dismiss"]');
    // Pointer events depend on CSS: the story of the same name tests them.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dismiss!);
    expect(message()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Book Ceremony' })).toBeVisible();
  });

  test('only a few are shown at once; the others are queued, urgent ones never', async () => {
    render(
      <ToastProvider limit={2}>
        {['one', 'two', 'three'].map((text) => (
          <Shows key={text} text={text} duration={Infinity} words={`Show ${text}`} />
        ))}
        <Shows text="now" urgent words="Show now" />
      </ToastProvider>,
    );
    for (const text of ['one', 'two', 'three', 'now'])
      await userEvent.click(screen.getByRole('button', { name: `Show ${text}` }));
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown()).toEqual([expect.stringContaining('now'), expect.stringContaining('one')]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1]!);
    expect(shown()).toEqual([expect.stringContaining('now'), expect.stringContaining('two')]);
  });

  test.each(['F6', 'F8'])(
    '%s moves the focus to the newest toast, and back @wcag:2.1.1',
    async (key) => {
      show({ ...saved, duration: Infinity }, { text: 'The report was sent.', duration: Infinity });
      await userEvent.keyboard(`{${key}}`);
      expect(document.body).toHaveFocus();
      await press('Show 0');
      await press('Show 1');
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getAllByRole('button', { name: 'Dismiss' })[1]).toHaveFocus();
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByRole('button', { name: 'Show 1' })).toHaveFocus();
    },
  );

  test('inside a dialog with its focus trap, the keys move the focus to it and back, and it names them @wcag:2.1.1', async () => {
    const { container } = render(
      <ToastProvider hotkeys={['F4']}>
        <Dialog title="Book Ceremony" defaultOpen>
          <Shows {...saved} words="Save" />
        </Dialog>
      </ToastProvider>,
    );
    await press('Save');
    const region = container.querySelector('[data-part="toast-region"]');
    expect(region).toHaveAttribute('aria-keyshortcuts', 'F4');
    const dialog = screen.getByRole('dialog', { name: 'Book Ceremony' });
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    screen.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{F4}');
    expect(region).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{F4}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('handlers passed to its provider are called too', async () => {
    const handlers = { onFocus: vi.fn(), onBlur: vi.fn(), onPointerDown: vi.fn() };
    render(
      <ToastProvider {...handlers}>
        <Shows {...saved} words="Show 0" />
      </ToastProvider>,
    );
    await press('Show 0');
    await press('Dismiss');
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled();
  });

  test('outside a provider it throws with a helpful message', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(<Shows {...saved} words="Save" />)).toThrow('outside ToastProvider');
    vi.mocked(console.error).mockClear();
  });

  describe('its timer', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      return () => vi.useRealTimers();
    });
    const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const first = () => screen.getByRole('button', { name: 'Show 0' });

    test('ends after six seconds', async () => {
      show(saved);
      await user().click(first());
      await wait(5000);
      expect(message()).toBeVisible();
      await wait(1500);
      expect(message()).toBeNull();
    });

    test('can be set, by toast and for all', async () => {
      render(
        <ToastProvider duration={2000}>
          <Shows {...saved} words="Show 0" />
          <Shows text="The report was sent." duration={Infinity} words="Show 1" />
        </ToastProvider>,
      );
      const hand = user();
      await hand.click(first());
      await hand.click(screen.getByRole('button', { name: 'Show 1' }));
      await wait(2500);
      expect(message()).toBeNull();
      await wait(60_000);
      expect(message('The report was sent.')).toBeVisible();
    });

    test('resumes with the remaining time after a pause', async () => {
      show(saved);
      const hand = user();
      await hand.click(first());
      await wait(4000);
      await hand.hover(message()!);
      await wait(10_000);
      await hand.unhover(message()!);
      await wait(1000);
      expect(message()).toBeVisible();
      await wait(1500);
      expect(message()).toBeNull();
    });

    test('is paused while the window has no focus @wcag:2.2.1', async () => {
      show(saved);
      await user().click(first());
      act(() => void window.dispatchEvent(new Event('blur')));
      await wait(60_000);
      expect(message()).toBeVisible();
      act(() => void window.dispatchEvent(new Event('focus')));
      await wait(7000);
      expect(message()).toBeNull();
    });

    test('does not run for a toast with an action @wcag:2.2.1', async () => {
      undone.mockClear();
      show(withAction);
      const hand = user();
      await hand.click(first());
      await wait(60_000);
      expect(message('The report was deleted.')).toBeVisible();
      await hand.click(screen.getByRole('button', { name: 'Undo' }));
      expect(undone).toHaveBeenCalledOnce();
      expect(message('The report was deleted.')).toBeNull();
    });

    test('is paused while the mouse is over it or the focus is in it @wcag:2.2.1', async () => {
      show(saved);
      const hand = user();
      await hand.click(first());
      await hand.hover(message()!);
      await wait(60_000);
      expect(message()).toBeVisible();
      await hand.unhover(message()!);
      await hand.tab();
      await wait(60_000);
      expect(message()).toBeVisible();
      await hand.tab();
      await wait(7000);
      expect(message()).toBeNull();
    });
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: children are required
    void (<ToastProvider />);
    // @ts-expect-error: a message needs text
    void ({ tone: 'danger' } satisfies Toast);
    // @ts-expect-error: an action needs text
    void ({ text: 'Deleted', action: { onAction: () => undefined } } satisfies Toast);
  });
});
