import { expect, test as base, type Page } from '@playwright/test';
import { confirmEmail } from './mailbox.ts';

/** Sample people: every run creates its own accounts. */
let made = 0;
export const newEmail = (name: string) => `${name}.${process.pid}.${(made += 1)}@example.com`;

/** Complete URLs of results: opening one shows the result. */
export const panchang =
  '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';
export const report =
  '/generate-kundli?name=Kamala&gender=female&date=1990-05-14&time=06%3A30%3A00&place=Ujjain&lat=23.18239&lng=75.77643&tz=Asia%2FKolkata';

export const PASSWORD = 'a quiet lamp at dusk';

/** Waits until the page is hydrated, so that a test does not depend on its own speed. */
async function hydrated(page: Page): Promise<void> {
  // A test that blocks the code continues without hydration.
  const last = Date.now() + 20_000;
  while (Date.now() < last) {
    const taken = await page.evaluate(() => {
      const frame = document.querySelector('#root > *');
      return !frame || Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
    });
    if (taken) return;
    // Not by the page's clock, which a test may have stopped.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A page whose console must stay empty: any error fails the test that uses it. */
export const test = base.extend<{ quiet: { expectFailure: (url: RegExp) => void } }>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) {
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (options?.waitUntil !== 'commit') await hydrated(page);
        return response;
      };
    }
    await provide(page);
  },
  quiet: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const consoleErrors: string[] = [];
      // Chromium logs every error response; a test that provokes one declares it first.
      const record = (message: string) => {
        if (!expected.some((wanted) => wanted.test(message))) consoleErrors.push(message);
      };
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        const from = `${message.text()} (${message.location().url})`;
        record(from);
      });
      page.on('pageerror', (error) => record(error.message));
      await use({ expectFailure: (url) => expected.push(url) });
      expect(consoleErrors, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chooses a place as a visitor does: types, waits for the list, clicks the option. */
export async function choosePlace(page: Page, label: string, typed: string, entry: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: entry }).first().click();
}

interface NewAccount {
  firstName: string;
  email: string;
}

/** Answers everything that sign-up requires, at most once each. */
export async function fillSignUp(page: Page, { firstName, email }: NewAccount) {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Verma');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('14/05/1990');
  const time = page.getByRole('group', { name: 'Time of birth' });
  await time.getByLabel('Hour').selectOption('06');
  await time.getByLabel('Minute').selectOption('30');
  await choosePlace(page, 'Birth place', 'Ujjain', /Ujjain, Madhya Pradesh, India/);
}

/** Signs up with the form and ends on the home page, logged in. */
export async function signUp(page: Page, account: NewAccount) {
  await page.goto('/signup');
  await fillSignUp(page, account);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  // The URL changes before the page does, and a menu that was opened meanwhile is closed by the change.
  await expect(page.getByRole('region', { name: 'Welcome to Jyoti' })).toBeVisible();
}

interface AccountOptions {
  /** Whether the e-mail address is confirmed. @default true */
  confirmed?: boolean;
}

/** Creates an account through the API, for tests that are not about sign-up. */
export async function registered(
  page: Page,
  firstName: string,
  { confirmed = true }: AccountOptions = {},
) {
  const email = newEmail(firstName.toLowerCase());
  const response = await page.request.post('/api/users/register', {
    multipart: {
      firstName,
      lastName: 'Verma',
      email,
      password: PASSWORD,
      mobile: '9876543210',
      'birthData[place]': 'Ujjain, Madhya Pradesh, India',
      'birthData[time]': '06:30:00',
      'birthData[date]': '1990-05-14',
      'birthData[latitude]': '23.18239',
      'birthData[longitude]': '75.77643',
      'birthData[timezone]': 'Asia/Kolkata',
    },
  });
  const { token } = (await response.json()) as { token: string };
  if (confirmed) await confirmEmail({ email, password: PASSWORD }, response.url());
  return { email, token };
}

/** Logs in a new user as an earlier visit would have left it: with the token only. */
export async function signedIn(page: Page, firstName: string, options?: AccountOptions) {
  const { email, token } = await registered(page, firstName, options);
  // Only before the first page: a later one must find what the site itself stored.
  await page.addInitScript((value) => {
    if (location.protocol === 'about:' || sessionStorage.getItem(value)) return;
    sessionStorage.setItem(value, 'was given');
    localStorage.setItem('token', value);
  }, token);
  return { email, token };
}

/** Logs in with the form, and opens a page. */
export async function login(page: Page, email: string, next: string) {
  await page.goto(`/login?${new URLSearchParams({ next })}`);
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** Fills the kundli form; omitted fields keep their values. */
export async function fillKundliForm(
  page: Page,
  birth: { name: string; gender?: string; date: string; time: [string, string, string] },
) {
  await page.getByLabel('Name', { exact: true }).fill(birth.name);
  await page.getByLabel('Gender').selectOption(birth.gender ?? 'other');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill(birth.date);
  const time = page.getByRole('group', { name: 'Time of birth' });
  await time.getByLabel('Hour').selectOption(birth.time[0]);
  await time.getByLabel('Minute').selectOption(birth.time[1]);
  await time.getByLabel('Second').selectOption(birth.time[2]);
}
