import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshReader, openPage } from './render-reading.tsx';
import { asha } from './render-site.tsx';
import { page, ujjain } from './signup-form.ts';

freshReader();

const textOf: Record<string, string> = { email: 'kavya@example.com', tel: '9876543211' };

const controls = () =>
  [
    ...screen
      .getByRole('main')
      .querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'form :is(input, select, textarea)',
      ),
  ].filter(({ type }) => !['hidden', 'password', 'file'].includes(type));

const contents = () =>
  controls().map((control) => [
    control.name || control.labels?.[0]?.textContent,
    control.type === 'radio' || control.type === 'checkbox'
      ? (control as HTMLInputElement).checked
      : control.value,
  ]);

/** Answers every control of the page's form in a way that is not its initial one. */
async function fillAll() {
  const radios = page().queryAllByRole('radio');
  const lastOfGroup = new Map(radios.map((radio) => [radio.getAttribute('name'), radio]));
  for (const radio of lastOfGroup.values()) fireEvent.click(radio);
  for (const control of controls()) {
    if (control.role === 'combobox') {
      fireEvent.change(control, { target: { value: 'Ujjain' } });
      fireEvent.keyDown(control, { key: 'Enter' });
      fireEvent.click(await page().findByRole('option', { name: /^Ujjain/ }));
    } else if (control instanceof HTMLSelectElement) {
      fireEvent.change(control, { target: { value: [...control.options].at(-1)?.value } });
      fireEvent.input(control);
    } else if (control.role === 'spinbutton') {
      fireEvent.input(control, { target: { value: '12' } });
    } else if (!['radio', 'checkbox'].includes(control.type)) {
      const isDate = /^(dd\/mm\/yyyy)$/.test(control.getAttribute('placeholder') ?? '');
      const value = isDate ? '14/05/1991' : (textOf[control.type] ?? 'Kavya');
      fireEvent.input(control, { target: { value } });
    }
  }
}

const apiOf: Parameters<typeof openPage>[1] = {
  'GET /api/auth/profile': { body: { data: asha } },
  'GET /api/users/charts': { body: { data: [] } },
  'GET /api/places': { body: { data: [ujjain] } },
  'GET /api/places/offset': {
    body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
  },
};

const logIn = (path: string) => {
  if (path !== '/signup') localStorage.setItem('token', 'stored-token');
};

/** What was typed at each path, in the order of its controls, and what the browser stored of it. */
const typedAt = new Map<string, { typed: unknown[]; stored: [string, string][] }>();

test.each([
  ['/signup', 'Sign Up'],
  ['/contact', 'Send message'],
  ['/astrologers/meera-joshi', 'Send request'],
  ['/kundli', 'Generate Kundli'],
  ['/kundli-matching', 'Generate Compatibility Report'],
  ['/gemestone', 'Show my gemstones'],
  ['/numerology', /^Calculate/],
  ['/muhurta', /^Find/],
  ['/prashna', 'Show the chart'],
  ['/panchang?edit', 'GET PANCHANG'],
])('a reload keeps all that was typed at %s', async (path, submit) => {
  logIn(path);
  const open = async () => {
    const site = await openPage(path, apiOf);
    await page().findByRole('button', { name: submit });
    return site;
  };
  const site = await open();
  const initial = contents();
  await fillAll();
  const filled = contents();
  expect(filled).not.toEqual(initial);
  site.unmount();
  typedAt.set(path, {
    typed: filled.map(([, answer]) => answer),
    stored: Object.entries(sessionStorage),
  });
  await open();
  await waitFor(() => expect(contents()).toEqual(filled));
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test.each(['/kundli-matching', '/gemestone', '/panchang?edit'])(
  'a session that ends and a new login keep all that was typed at %s',
  async (path) => {
    logIn(path);
    const before = await openPage(path, apiOf);
    await fillAll();
    const filled = contents();
    before.unmount();
    await openPage(path, {
      ...apiOf,
      'GET /api/auth/profile': { status: 401, body: { error: 'Ended.', code: 'unauthorized' } },
      'POST /api/users/login': { body: { token: 'new-token', user: asha, device: 'd1' } },
    });
    fireEvent.change(await page().findByLabelText('Email'), { target: { value: asha.email } });
    fireEvent.change(page().getByLabelText('Password'), { target: { value: 'a quiet lamp' } });
    fireEvent.click(page().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(contents()).toEqual(filled));
  },
);

test('a login keeps what a visitor without an account typed', async () => {
  const path = '/astrologers/meera-joshi';
  const before = await openPage(path, apiOf);
  await fillAll();
  const filled = contents();
  before.unmount();
  logIn(path);
  await openPage(path, apiOf);
  await waitFor(() => expect(contents()).toEqual(filled));
});

test('a change of language keeps all that was typed, on every page', async () => {
  // The language of a document is that of its address; tests of other files share the address.
  globalThis.history.replaceState(null, '', '/hi');
  onTestFinished(() => {
    globalThis.history.replaceState(null, '', '/');
    vi.resetModules();
  });
  vi.resetModules();
  const hindi = await import('./render-reading.tsx');
  for (const [path, { typed, stored }] of typedAt) {
    localStorage.clear();
    logIn(path);
    for (const [key, text] of stored) sessionStorage.setItem(key, text);
    const site = await hindi.openPage(path, apiOf);
    await waitFor(() =>
      expect(
        contents().map(([, answer]) => answer),
        path,
      ).toEqual(typed),
    );
    expect(controls()[0]?.labels?.[0]?.textContent, path).toMatch(/\p{Script=Devanagari}/u);
    site.unmount();
  }
});
