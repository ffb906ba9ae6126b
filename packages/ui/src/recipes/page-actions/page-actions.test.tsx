import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { PrintButton, ShareButton, ToTopButton } from './index.ts';
import { hi } from '../../messages-hi/index.ts';

afterEach(() => vi.unstubAllGlobals());

describe('PrintButton', () => {
  behavesAsComponent(PrintButton, { props: {}, busy: oneBusyButton });

  test('opens the print dialog', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(<PrintButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('ShareButton', () => {
  const url = 'http://localhost:3000/poojas/2';
  const show = () => render(<ShareButton title="Homa" text="In your name." href="/poojas/2" />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const withSheet = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  // Gives the window a clipboard.
  beforeEach(() => void userEvent.setup());
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  behavesAsComponent(ShareButton, { props: { title: 'Homa' }, busy: oneBusyButton });

  test('passes title, text and the absolute URL to the share sheet', async () => {
    const share = vi.fn(async () => undefined);
    withSheet(share);
    show();
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Homa', text: 'In your name.', url });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a cancelled share shows nothing', async () => {
    withSheet(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    show();
    await press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('without Web Share, and where it fails, the link is copied @wcag:4.1.3', async () => {
    withSheet(async () => {
      throw new Error('no target');
    });
    show();
    await press();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  });

  test('where the clipboard is denied the link is shown', async () => {
    const writing = vi.spyOn(navigator.clipboard, 'writeText');
    writing.mockRejectedValue(new Error('not allowed'));
    show();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(url);
    writing.mockRestore();
  });
});

describe('ToTopButton', () => {
  behavesAsComponent(ToTopButton, { props: {}, busy: oneBusyButton });

  test.each([
    [true, 'auto'],
    [false, 'smooth'],
  ])(
    'with prefers-reduced-motion %s scrolls %s, and the focus moves too @wcag:2.4.3',
    async (matches, behavior) => {
      const scroll = vi.fn();
      vi.stubGlobal('scrollTo', scroll);
      vi.stubGlobal('matchMedia', () => ({ matches }));
      render(
        <main id="main" tabIndex={-1}>
          <ToTopButton />
        </main>,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
      expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ToTopButton />
        <PrintButton />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'ऊपर जाएँ' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'प्रिंट करें' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: its icon is fixed
    void (<PrintButton icon={null} />);
    // @ts-expect-error: `title` is required
    void (<ShareButton />);
    // @ts-expect-error: a target is an id
    void (<ToTopButton target={1} />);
  });
});
