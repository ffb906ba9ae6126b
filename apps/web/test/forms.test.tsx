import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withLatinWords } from '../../../scripts/testing/latin.ts';
import { clearVisitorCaches, clearVisitorData } from '../src/platform/session/visitor-data.ts';
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

/** The dialog with a form, or else the page, or else the footer. */
const scope = () =>
  [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].findLast((dialog) =>
    dialog.querySelector('form'),
  ) ??
  [screen.getByRole('main'), screen.getByRole('contentinfo')].find((part) =>
    part.querySelector('form'),
  ) ??
  document.body;

/** All controls except passwords and files, which a draft does not keep. */
const controls = () =>
  [
    ...scope().querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'form :is(input, select, textarea)',
    ),
  ].filter(({ type }) => !['hidden', 'password', 'file'].includes(type));

const isTick = ({ type }: { type: string }) => type === 'radio' || type === 'checkbox';

const contents = () =>
  controls().map((control) => [
    control.name || control.labels?.[0]?.textContent,
    isTick(control) ? (control as HTMLInputElement).checked : control.value,
  ]);

/** Answers every control of the form, except boxes, in a way that is not its initial one. */
async function fillAll() {
  const chooseLast = () => {
    const radios = controls().filter(({ type }) => type === 'radio');
    for (const radio of new Map(radios.map((one) => [one.name, one])).values())
      fireEvent.click(radio);
  };
  chooseLast();
  for (const control of controls()) {
    if (control.role === 'combobox') {
      fireEvent.change(control, { target: { value: 'Indore' } });
      fireEvent.keyDown(control, { key: 'Enter' });
      fireEvent.click(await within(scope()).findByRole('option', { name: /^Indore/ }));
    } else if (control instanceof HTMLSelectElement) {
      const other = [...control.options].findLast(({ selected }) => !selected);
      fireEvent.change(control, { target: { value: other?.value } });
      fireEvent.input(control);
    } else if (control.role === 'spinbutton') {
      fireEvent.input(control, { target: { value: '12' } });
    } else if (!isTick(control)) {
      const isDate = /^(dd\/mm\/yyyy)$/.test(control.getAttribute('placeholder') ?? '');
      const value = isDate ? '14/05/1991' : (textOf[control.type] ?? 'Kavya');
      fireEvent.input(control, { target: { value } });
    }
  }
  chooseLast();
}

/** Ticks the last box, which may disable other controls. */
function tick() {
  const box = controls().findLast(({ type }) => type === 'checkbox');
  if (box) fireEvent.click(box);
}

const indore = {
  ...ujjain,
  id: 'indore',
  place_name: 'Indore, Madhya Pradesh, India',
  name: 'Indore',
  latitude: 22.7196,
  longitude: 75.8577,
};

const apiOf: Parameters<typeof openPage>[1] = {
  'GET /api/auth/profile': { body: { data: asha } },
  'GET /api/users/charts': { body: { data: [] } },
  'GET /api/places': { body: { data: [indore] } },
  'GET /api/places/offset': {
    body: { data: { timezone: 'Asia/Kolkata', utc_offset_minutes: 330, notices: [] } },
  },
};
const signedIn: Parameters<typeof openPage>[1] = {
  ...apiOf,
  'GET /api/users/profile': { body: { data: asha } },
  [LOGINS]: { body: { data: [thisLogin, { ...thisLogin, id: 'l2', current: false }] } },
  [CHARTS]: { body: { data: [chart] } },
  [BOOKINGS]: { body: { data: [booked] } },
  [REQUESTS]: { body: { data: [] } },
  'GET /api/poojas/1': { body: { data: poojaOf(1) } },
};

const logIn = (path: string) => {
  if (!/^.(login|signup|forgot|reset)/.test(path)) localStorage.setItem('token', 'stored-token');
};

/** Waits for the form of a page, and opens it with its button unless the draft is open already. */
const openForm = (opened?: string) =>
  waitFor(() => {
    const isOpen = () => controls().some((control) => !control.matches('[readonly], footer *'));
    const button = isOpen() ? null : screen.queryByRole('button', { name: opened ?? 'none' });
    if (button) fireEvent.click(button);
    expect(isOpen()).toBe(true);
  });

/** Closes the page and its script, but not the tab. */
function reload(site: { unmount: () => void }) {
  site.unmount();
  const tab = Object.entries(sessionStorage);
  clearVisitorCaches();
  for (const [key, text] of tab) sessionStorage.setItem(key, text);
  return tab;
}

/** The forms with a draft: path, and the button that opens the form, by language. */
const drafts: [path: string, opened?: Record<'en' | 'hi', string>][] = [
  ['/login'],
  ['/forgot-password'],
  ['/signup'],
  ['/contact'],
  ['/astrologers/meera-joshi'],
  ['/kundli'],
  ['/kundli-matching'],
  ['/gemestone'],
  ['/numerology'],
  ['/muhurta'],
  ['/prashna'],
  ['/panchang?edit'],
  ['/poojas/1?book=details'],
  ['/poojas/1?book=ceremony'],
  ['/workspace', { en: workspaceMessages.en.empty.action, hi: workspaceMessages.hi.empty.action }],
  ['/profile', { en: profileMessages.en.details.edit, hi: profileMessages.hi.details.edit }],
];

/** What was typed at each path, in the order of its controls, and what the browser stored of it. */
const typedAt = new Map<string, { typed: unknown[]; stored: [string, string][] }>();

test.each(drafts)('a reload keeps all that was typed at %s', async (path, opened) => {
  logIn(path);
  const site = await openPage(path, signedIn);
  await openForm(opened?.en);
  const initial = contents();
  await fillAll();
  const filled = contents();
  for (const [index, [name, answer]] of filled.entries())
    if (typeof answer === 'string') expect([name, answer]).not.toEqual(initial[index]);
  reload(site);
  const reloaded = await openPage(path, signedIn);
  await openForm(opened?.en);
  await waitFor(() => expect(contents()).toEqual(filled));
  expect(within(scope()).queryByRole('alert')).toBeNull();
  tick();
  const typed = contents().map(([, answer]) => answer);
  typedAt.set(path, { typed, stored: reload(reloaded) });
});

test('what is stored in another shape is ignored', async () => {
  sessionStorage.setItem(
    'draft.signup',
    '{"firstName":"Kavya","lastName":7,"birth":{"date":"1991"}}',
  );
  sessionStorage.setItem('draft.contact', '[');
  const site = await openPage('/signup', apiOf);
  expect(await page().findByDisplayValue('Kavya')).toHaveAccessibleName('First name');
  expect(page().getByLabelText('Last name')).toHaveValue('');
  expect(page().getByLabelText('Date of birth')).toHaveValue('');
  site.unmount();
  await openPage('/contact', apiOf);
  expect(page().getAllByRole('textbox').length).toBeGreaterThan(0);
});

test('a session that ends and a new login keep all that was typed', async () => {
  const path = '/kundli-matching';
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
});

test('a login keeps what a visitor without an account typed, and a logout removes it', async () => {
  const path = '/astrologers/meera-joshi';
  const before = await openPage(path, apiOf);
  await fillAll();
  const filled = contents();
  before.unmount();
  logIn(path);
  const after = await openPage(path, apiOf);
  await waitFor(() => expect(contents()).toEqual(filled));
  act(clearVisitorData);
  expect(page().queryAllByDisplayValue('Kavya')).toEqual([]);
  after.unmount();
  await openPage(path, apiOf);
  expect(page().queryAllByDisplayValue('Kavya')).toEqual([]);
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
    for (const [path, opened] of drafts) {
      const { typed, stored } = typedAt.get(path)!;
      localStorage.clear();
      logIn(path);
      for (const [key, text] of stored) sessionStorage.setItem(key, text);
      const site = await hindi.openPage(path, signedIn);
      await openForm(opened?.hi);
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
      logIn(path);
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
