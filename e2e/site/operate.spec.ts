import { nightly } from '../nightly.ts';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createClient } from '@jyoti/contract';
import { totpCode, totpStep } from '../../apps/api/src/auth/totp.ts';
import { confirmEmail, linkIn } from './mailbox.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, PASSWORD, test } from './visitor.ts';

const OPERATOR = 'kavita@example.in';
const VISITOR = 'ravi@example.in';
const sizes = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** A separate site, because creating an operator needs a server that can be stopped. */
const site = { address: '', directory: '', child: null as ChildProcess | null };

async function start(): Promise<void> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: site.directory,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  site.child = child;
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  site.address = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? '';
}

async function stop(): Promise<void> {
  const { child } = site;
  if (!child || child.exitCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

const clientWith = (token: string | null = null) =>
  createClient({ baseUrl: site.address, fetch, token: () => token, language: 'en' });

/** The code of the operator command, with which the operator sets up the authenticator app. */
let enrolmentCode = '';

/** Two accounts, one of them an operator, and a booking, a message and a request of the other. */
async function prepare(): Promise<void> {
  site.directory = await mkdtemp(join(tmpdir(), 'jyoti-e2e-operate-'));
  await start();
  const register = (firstName: string, email: string) =>
    clientWith()('POST /api/users/register', {
      form: {
        firstName,
        lastName: 'Kulkarni',
        email,
        password: PASSWORD,
        mobile: '9876543210',
        birthData: { place: 'Ujjain, Madhya Pradesh, India', time: '06:30', date: '1990-05-14' },
      },
    });
  await register('Kavita', OPERATOR);
  const { token } = await register('Ravi', VISITOR);
  await confirmEmail({ email: VISITOR, password: PASSWORD }, site.address, site.directory);
  const ravi = clientWith(token);
  const person = { name: 'Ravi Kulkarni', email: VISITOR };
  const { availability } = await ravi('GET /api/poojas/:id', { path: { id: 1 } });
  const booking = {
    poojaId: 1,
    package: 'standard',
    serviceType: 'video',
    firstName: 'Ravi',
    lastName: 'Kulkarni',
    mobileNumber: '9876543210',
    email: VISITOR,
  } as const;
  for (const index of [0, 1]) {
    const { date: preferredDate = '', hours = [] } = availability.at(-1 - index) ?? {};
    const preferredTime = hours.at(-1) ?? null;
    await ravi('POST /api/bookings', {
      body: { ...booking, preferredDate, preferredTime },
      headers: { 'idempotency-key': `booking-${index}` },
    });
  }
  await ravi('POST /api/contact', {
    body: { ...person, topic: 'refund', message: 'Where is my report?' },
  });
  await ravi('POST /api/consultations', {
    body: {
      ...person,
      astrologer: 'meera-joshi',
      kind: 'consultation',
      mobile: '9876543210',
      message: 'About a new shop.',
    },
  });
  await ravi('POST /api/newsletter', { body: { email: VISITOR } });
  const link = await linkIn(VISITOR, '/newsletter/confirm', site.directory);
  await ravi('POST /api/newsletter/confirm', { body: { token: link.split('=')[1] ?? '' } });

  const command = (email: string) =>
    promisify(execFile)(process.execPath, ['apps/api/src/operator/command.ts', 'add', email], {
      env: { ...process.env, DATA_DIR: site.directory },
    });
  // While the server is running.
  const { stdout } = await command(OPERATOR);
  expect(stdout).toContain(`${OPERATOR} is an operator`);
  enrolmentCode = /(?:[A-Z2-7]{4}-){7}[A-Z2-7]{4}/.exec(stdout)?.[0] ?? '';
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(prepare);
test.afterAll(async () => {
  await stop();
  await rm(site.directory, { recursive: true, force: true });
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const tab = async (page: Page, name: RegExp) => {
  await main(page).getByRole('tab', { name }).click();
  await expect(main(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

/** Recovery codes of the operator: each completes one login. */
let recoveryCodes: string[] = [];

/** Completes the second factor of a login: the first login sets up the authenticator app. */
async function openDesk(token: string): Promise<void> {
  const options = { baseUrl: site.address, fetch, token: () => token, language: 'en' } as const;
  const client = createClient(options);
  const code = recoveryCodes.shift();
  if (code !== undefined) return client('POST /api/operator/second-factor', { body: { code } });
  const { secret } = await client('POST /api/operator/second-factor/setup', {
    body: {
      currentPassword: PASSWORD,
      enrolmentCode,
    },
  });
  const first = { code: totpCode(secret, totpStep(Date.now())) };
  ({ recoveryCodes } = await client('POST /api/operator/second-factor/confirm', { body: first }));
}

/** Opens a page of the site with a session. */
async function logIn(page: Page, email: string, path: string): Promise<void> {
  const { token } = await clientWith()('POST /api/users/login', {
    body: { email, password: PASSWORD },
  });
  if (email === OPERATOR) await openDesk(token);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.address}${path}`);
}

test('a visitor who is not an operator sees "not found", logged in or not, and the page is not indexed [S0-038]', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/operator/);
  await page.goto(`${site.address}/operate?tab=audit`);
  await expect(page).toHaveURL(`${site.address}/`);
  await expect(
    page.getByText('The page you asked for does not exist.', { exact: false }),
  ).toBeVisible();
  await logIn(page, VISITOR, '/operate');
  await expect(page).toHaveURL(`${site.address}/`);
  await expect(
    page.getByText('The page you asked for does not exist.', { exact: false }),
  ).toBeVisible();
  await expect(page.locator('a[href^="/operate"]')).toHaveCount(0);
  const read = async (path: string) => (await fetch(`${site.address}${path}`)).text();
  expect(await read('/sitemap.xml')).not.toContain('operate');
  expect(await read('/robots.txt')).not.toContain('operate');
  expect(await read('/operate')).toContain('<meta name="robots" content="noindex">');
});

for (const [index, { name, ...viewport }] of sizes.entries()) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test(
      'an operator’s working day [S1-571] [S0-008]',
      nightly(name === 'phone'),
      async ({ page, quiet }) => {
        // The trace recorder requests the file's blob URL, which the content security policy forbids
        // to scripts.
        quiet.expectFailure(/blob:/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await logIn(page, OPERATOR, '/operate');
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Operate');

        // Bookings: one is confirmed, and found again by its date.
        const confirm = button(page, /^Confirm JB-/).first();
        const id = ((await confirm.getAttribute('aria-label')) ?? '').replace('Confirm ', '');
        await expectAccessible(page, 'bookings', name === 'desktop' ? undefined : []);
        await expectFits(page, 'bookings');
        await button(page, `Details of ${id}`).click();
        const details = page.getByRole('dialog', { name: id });
        await expect(details.getByText(VISITOR)).toBeVisible();
        await page.keyboard.press('Escape');
        await confirm.click();
        await page.getByRole('button', { name: 'Confirm booking' }).click();
        await expect(page.getByText(`${id} is confirmed.`)).toBeVisible();
        await expect(button(page, `Confirm ${id}`)).toHaveCount(0);
        await main(page).getByLabel('Status').selectOption('Confirmed');
        await expect(page).toHaveURL(/status=confirmed/);
        await expect(main(page).getByText(id)).toBeVisible();
        const { preferredDate } = (await visitorsBooking(id)) ?? { preferredDate: '' };
        await main(page)
          .getByRole('textbox', { name: 'From the day' })
          .fill(preferredDate.split('-').toReversed().join('/'));
        await expect(page).toHaveURL(new RegExp(`from=${preferredDate}`));
        await expect(main(page).getByText(id)).toBeVisible();

        // The owner sees the arrangements; the day sheet is for the pandit.
        await button(page, `Arrange ${id}`).click();
        const arrange = page.getByRole('dialog', { name: `Arrange ${id}` });
        await arrange.getByLabel('Link of the call').fill('https://meet.example.in/jyoti');
        await arrange.getByLabel('Paid, rupees').fill('500');
        await expectAccessible(page, 'the arrangement', name === 'desktop' ? undefined : []);
        await expectFits(page, 'the arrangement');
        await arrange.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText(`${id} is saved.`)).toBeVisible();
        expect(await visitorsBooking(id)).toMatchObject({
          callLink: 'https://meet.example.in/jyoti',
          paid: 500,
        });
        await main(page).getByRole('searchbox', { name: 'Search' }).fill(id);
        await expect(page).toHaveURL(new RegExp(`search=${id}`));
        await expect(button(page, `Arrange ${id}`)).toHaveCount(1);
        await page.goto(`${site.address}/operate?tab=sheet&day=${preferredDate}`);
        await expect(main(page).getByText('Ravi Kulkarni').first()).toBeVisible();
        await expectAccessible(page, 'the day sheet', name === 'desktop' ? undefined : []);
        await expectFits(page, 'the day sheet');
        await page.emulateMedia({ media: 'print' });
        await expect(main(page).getByRole('tab', { name: /^Bookings/ })).toBeHidden();
        await expect(main(page).getByText('Ravi Kulkarni').first()).toBeVisible();
        await page.emulateMedia({ media: 'screen' });

        await tab(page, /^Messages/);
        await expect(main(page).getByText('Where is my report?')).toBeVisible();
        await button(page, index === 0 ? /^Mark answered JY-/ : /^Close JY-/).click();
        await expect(
          main(page)
            .getByText(index === 0 ? 'Answered' : 'Closed', { exact: true })
            .last(),
        ).toBeVisible();
        await expectFits(page, 'messages');
        await tab(page, /^Requests/);
        await expect(main(page).getByText('About a new shop.')).toBeVisible();
        await expectFits(page, 'requests');

        await tab(page, /^Newsletter/);
        await expect(main(page).getByText(VISITOR)).toBeVisible();
        const coming = page.waitForEvent('download');
        await button(page, 'Export as CSV').click();
        expect((await coming).suggestedFilename()).toMatch(/^jyoti-newsletter-.*\.csv$/);

        // Content: an error is shown at its line, the corrected text is live immediately.
        await tab(page, /^Content/);
        await main(page).getByLabel('Piece of content').selectOption('en/header');
        await expect(main(page).getByRole('textbox', { name: 'Alt' })).toBeVisible();
        await expectAccessible(page, 'a piece as a form', name === 'phone' ? undefined : []);
        await expectFits(page, 'a piece as a form');
        await main(page).getByRole('radio', { name: 'JSON' }).check();
        const area = main(page).getByLabel('Text as JSON');
        const before = await area.inputValue();
        await area.fill(before.replace(/"alt": "[^"]*"/, '"alt": 5'));
        await button(page, 'Save').click();
        await expect(main(page).getByText('logo.alt')).toBeVisible();
        await expectAccessible(page, 'a piece with an error', name === 'phone' ? undefined : []);
        await expectFits(page, 'a piece with an error');
        await area.fill(before.replace(/"alt": "[^"]*"/, `"alt": "Jyoti on a ${name}"`));
        await button(page, 'Save').click();
        await page.getByRole('button', { name: 'Save and show' }).click();
        await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
        expect((await clientWith()('GET /api/header')).logo.alt).toBe(`Jyoti on a ${name}`);

        await tab(page, /^Audit/);
        await expect(main(page).getByText('Content: Saved').first()).toBeVisible();
        await expect(main(page).getByText('Bookings: Confirmed').first()).toBeVisible();
        await expect(main(page).getByText('Command line')).toBeVisible();
        await expectAccessible(page, 'the audit trail', []);
        await expectFits(page, 'the audit trail');
      },
    );
  });
}

/** A booking as its owner sees it. */
async function visitorsBooking(id: string) {
  const { token } = await clientWith()('POST /api/users/login', {
    body: { email: VISITOR, password: PASSWORD },
  });
  return (await clientWith(token)('GET /api/bookings')).find((booking) => booking.id === id);
}
