import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withLatinWords } from '../../../scripts/testing/latin.ts';
import { operateMessages } from '../src/messages.generated/operate.ts';
import { poojaMessages } from '../src/messages.generated/pooja.ts';
import { profileMessages } from '../src/messages.generated/profile.ts';
import { workspaceMessages } from '../src/messages.generated/workspace.ts';
import { booked } from './my-bookings-site.ts';
import { booking, listOf, overview } from './operate-site.ts';
import { poojaOf } from './poojas-site.ts';
import { BOOKINGS, chart, CHARTS, LOGINS, REQUESTS, thisLogin } from './profile-site.ts';
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

describe('in Hindi', () => {
  let hindi: typeof import('./render-reading.tsx');

  // The language of a document is that of its address; tests of other files share the address.
  beforeAll(async () => {
    globalThis.history.replaceState(null, '', '/hi');
    vi.resetModules();
    hindi = await import('./render-reading.tsx');
  });
  afterAll(() => {
    globalThis.history.replaceState(null, '', '/');
    vi.resetModules();
  });

  test('a change of language keeps all that was typed, on every page', async () => {
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

  /** The dialog with a form, or else the page, or else the footer. */
  const scope = () =>
    [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].findLast((dialog) =>
      dialog.querySelector('form'),
    ) ??
    [screen.getByRole('main'), screen.getByRole('contentinfo')].find((part) =>
      part.querySelector('form'),
    ) ??
    document.body;

  /** Texts of the forms and of what they answer, without the content of the site. */
  function textsOfForms(): string[] {
    const texts: string[] = [];
    for (const part of scope().querySelectorAll('form, [role="alert"], [role="status"]')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('option'))
          texts.push(walker.currentNode.nodeValue ?? '');
      for (const named of part.querySelectorAll('[aria-label]'))
        texts.push(named.getAttribute('aria-label') ?? '');
    }
    return texts;
  }

  /** The content is in English in these tests, and a command has one name. */
  const allowed = [...booked.poojaTitle.split(' '), 'operator'];

  /** Types the same into every field, sends every form, and expects that each is refused in Hindi. */
  async function sendAll(text: string) {
    for (const input of scope().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form :is(input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea)',
    )) {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.blur(input);
    }
    for (const form of scope().querySelectorAll('form')) fireEvent.submit(form);
    await waitFor(() =>
      expect(scope().querySelector('[aria-invalid="true"], [role="alert"]')).not.toBeNull(),
    );
    expect(withLatinWords(textsOfForms(), allowed)).toEqual([]);
  }

  const { bookings, charts, danger, data, details, logins, password } = profileMessages.hi;
  const { arrange } = operateMessages.hi.bookings;
  const begins = (text: string) => new RegExp(`^${text}`);
  const signedIn: Parameters<typeof openPage>[1] = {
    ...apiOf,
    'GET /api/users/profile': { body: { data: asha } },
    [LOGINS]: { body: { data: [thisLogin, { ...thisLogin, id: 'l2', current: false }] } },
    [CHARTS]: { body: { data: [chart] } },
    [BOOKINGS]: { body: { data: [booked] } },
    [REQUESTS]: { body: { data: [] } },
    'GET /api/poojas/1': { body: { data: poojaOf(1) } },
  };
  const desk = {
    'GET /api/operator': { body: { data: overview } },
    'GET /api/operator/bookings': listOf(booking),
  };
  const closed = (code: string) => ({
    'GET /api/operator': { status: 403, body: { error: 'Closed.', code } },
  });

  test.each<
    [form: string, path: string, opened?: string | RegExp, more?: Parameters<typeof openPage>[1]]
  >([
    ['the login', '/login'],
    ['the sign-up', '/signup'],
    ['a forgotten password', '/forgot-password'],
    ['a new password', '/reset-password#token=secret'],
    ['the confirmation of an e-mail', '/confirm-email#token=secret'],
    ['a message', '/contact'],
    ['a consultation', '/astrologers/meera-joshi'],
    ['the newsletter', '/about'],
    ['a kundli', '/kundli'],
    ['a match', '/kundli-matching'],
    ['gemstones', '/gemestone'],
    ['numerology', '/numerology'],
    ['a muhurta', '/muhurta'],
    ['a question', '/prashna'],
    ['the panchang', '/panchang?edit'],
    ['the workspace', '/workspace', workspaceMessages.hi.empty.action],
    ['the profile', '/profile', details.edit],
    ['a change of password', '/profile', password.open],
    ['the end of logins', '/profile', logins.endOthers],
    ['an export', '/profile', data.download],
    ['a deletion', '/profile', danger.open],
    ['a saved chart', '/profile', charts.editOf({ name: chart.name })],
    ['another date of a booking', '/profile', begins(bookings.move)],
    ['the details of a booking', '/profile', begins(bookings.describe)],
    ['a booking', '/poojas/1', poojaMessages.hi.bookThis],
    ['the second factor', '/operate', undefined, closed('second_factor_needed')],
    ['the set-up of a second factor', '/operate', undefined, closed('second_factor_unset')],
    ['the arrangement of a booking', '/operate', begins(arrange), desk],
  ])(
    'the form of %s says what is missing and what is wrong without a Latin word',
    async (_form, path, opened, more = {}) => {
      if (!/^.(login|signup|forgot|reset)/.test(path))
        localStorage.setItem('token', 'stored-token');
      await hindi.openPage(path, { ...signedIn, ...more });
      const fields = () =>
        document.querySelectorAll('form :is(input, select, textarea):not([readonly])').length;
      if (opened !== undefined) {
        const [button] = await screen.findAllByRole('button', { name: opened });
        const before = fields();
        fireEvent.click(button!);
        await waitFor(() => expect(fields()).toBeGreaterThan(before));
      }
      await waitFor(() => expect(scope().querySelector('form')).not.toBeNull());
      await sendAll('');
      await sendAll('!');
    },
  );
});
