import { nightly } from '../nightly.ts';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, newEmail, PASSWORD, signedIn, signUp, test } from './visitor.ts';

const NEW_PASSWORD = 'a river at noon';
const PORTRAIT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><path d="M0 0h60v90H0Z" fill="#8a2216"/></svg>',
);
const sizes = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** A logged-in user, on the profile page. */
async function onProfile(page: Page, firstName: string) {
  const visitor = await signedIn(page, firstName);
  await page.goto('/profile');
  await expect(button(page, 'Edit Profile')).toBeVisible();
  return visitor;
}

async function logIn(page: Page, email: string, password: string) {
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

for (const { name, ...viewport } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test(
      'an account is created, edited and deleted [S0-002] [S0-007] [S0-060] [S0-061] [S0-323] [S0-332] [S0-326] [S0-336] [S0-341] [S0-352] [S0-366] [S0-368] [S0-381] @stored',
      nightly(name === 'desktop'),
      async ({ page, request, quiet }) => {
        quiet.expectFailure(/\/api\/users\/login/);
        // The trace recorder requests the preview's blob URL, which the content security policy
        // forbids to scripts.
        quiet.expectFailure(/blob:/);
        const email = newEmail('meera');
        await signUp(page, { firstName: 'Meera', email });

        if (name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(
          page.getByRole('button', { name: 'Logout' }).filter({ visible: true }),
        ).toBeVisible();
        await page
          .getByRole('banner')
          .getByRole('link', { name: 'Profile', exact: true })
          .filter({ visible: true })
          .click();
        await expect(page).toHaveURL('/profile');
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your Profile');
        await expect(main(page).getByLabel('Birth place')).toHaveValue(
          'Ujjain, Madhya Pradesh, India',
        );

        await button(page, 'Edit Profile').click();
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Edit Profile');
        await main(page).getByLabel('First Name').fill('Mira');
        await main(page)
          .getByLabel('Profile image (optional)')
          .setInputFiles({ name: 'mira.svg', mimeType: 'image/svg+xml', buffer: PORTRAIT });
        await expect(main(page).getByRole('img', { name: 'Preview of mira.svg' })).toBeVisible();
        await button(page, 'Save Changes').click();
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your Profile');
        await expect(page.getByRole('banner')).toContainText('Welcome, Mira!');
        await expect(page.getByText('Your profile is saved.')).toBeVisible();
        const picture = main(page).getByRole('img', { name: 'Mira Verma' }).locator('img');
        await expect(picture).toHaveAttribute('src', /^\/uploads\/profiles\/[0-9a-f]{32}\.webp$/);
        const address = (await picture.getAttribute('src')) ?? '';
        await expect(picture).toHaveJSProperty('naturalWidth', 512);

        await button(page, 'Change password').click();
        await main(page).getByLabel('Current password').fill(PASSWORD);
        await main(page).getByLabel('New password').fill(NEW_PASSWORD);
        await button(page, 'Change password').click();
        await expect(
          page.getByText('Every other device is logged out.', { exact: false }),
        ).toBeVisible();

        const coming = page.waitForEvent('download');
        await button(page, 'Download my data').click();
        await dialog(page).getByLabel('Current password').fill(NEW_PASSWORD);
        await dialog(page).getByRole('button', { name: 'Download' }).click();
        const download = await coming;
        expect(download.suggestedFilename()).toMatch(/^jyoti-my-data-\d{4}-\d\d-\d\d\.json$/);
        const file = await readFile(await download.path(), 'utf8');
        expect(JSON.parse(file)).toMatchObject({ account: { email, firstName: 'Mira' } });
        expect(file).not.toContain(NEW_PASSWORD);

        const token = await page.evaluate(() => localStorage.getItem('token'));
        await button(page, 'Delete Account').click();
        await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
        await expect(dialog(page).getByRole('button', { name: 'Delete Account' })).toBeDisabled();
        await dialog(page).getByRole('radio', { name: 'Other reason' }).check();
        await dialog(page)
          .getByLabel(/Additional feedback/)
          .fill('A sample of leaving.');
        await dialog(page).getByLabel('Current password').fill(NEW_PASSWORD);
        await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
        await expect(page).toHaveURL('/');
        await expect(
          page.getByText('Your account and everything stored with it are erased.'),
        ).toBeVisible();
        await expect(page.getByRole('banner')).not.toContainText('Mira');
        expect(await page.evaluate(() => localStorage.length)).toBe(0);

        const headers = { authorization: `Bearer ${token}` };
        expect((await request.get('/api/users/profile', { headers })).status()).toBe(401);
        expect((await request.get(address)).status()).toBe(404);
        await page.goto('/login');
        await logIn(page, email, NEW_PASSWORD);
        await expect(main(page).getByRole('alert')).toBeVisible();
        await expect(page).toHaveURL('/login');
      },
    );
  });
}

test('a forgotten password is reset with the link of an e-mail, once [S0-134] @stored', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\//);
  const { email } = await onProfile(page, 'Tara');
  await page.getByRole('button', { name: 'Logout' }).click();
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(button(page, 'Send the link')).toBeVisible();
  await main(page).getByLabel('Email').fill(email);
  await button(page, 'Send the link').click();
  await expect(main(page)).toContainText(`If there is an account with ${email}`);
  const path = await linkIn(email, '/reset-password');

  await page.goto(path);
  await main(page).getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
  await expect(page).toHaveURL('/login');
  await expect(main(page)).toContainText('Your new password is set.');
  await logIn(page, email, PASSWORD);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await logIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('banner')).toContainText('Welcome, Tara!');

  await page.goto(path);
  await main(page).getByRole('textbox', { name: 'New password' }).fill('another quiet river');
  await button(page, 'Set the password').click();
  await expect(main(page).getByRole('alert')).toContainText('has expired or has already been used');
  await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

/** Every request of the account pages: how it is triggered, and the message on failure. */
const calls = [
  {
    path: '**/api/users/profile',
    method: 'PUT',
    message: 'Failed to update profile',
    make: async (page: Page) => {
      await button(page, 'Edit Profile').click();
      await main(page).getByLabel('First Name').fill('Aisha');
      await button(page, 'Save Changes').click();
    },
    again: (page: Page) => button(page, 'Save Changes').click(),
    busy: 'Saving...',
    done: 'Your profile is saved.',
  },
  {
    path: '**/api/users/change-password',
    method: 'POST',
    message: 'The password could not be changed. Please try again.',
    make: async (page: Page) => {
      await button(page, 'Change password').click();
      await main(page).getByLabel('Current password').fill(PASSWORD);
      await main(page).getByLabel('New password').fill(NEW_PASSWORD);
      await button(page, 'Change password').click();
    },
    again: (page: Page) => button(page, 'Change password').click(),
    busy: 'Changing...',
    done: 'Your password is changed.',
  },
  {
    path: '**/api/users/export',
    method: 'POST',
    message: 'Your data could not be prepared.',
    make: async (page: Page) => {
      await button(page, 'Download my data').click();
      await dialog(page).getByLabel('Current password').fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Download' }).click();
    },
    again: (page: Page) => dialog(page).getByRole('button', { name: 'Download' }).click(),
    busy: 'Preparing your file...',
    done: 'Your data is downloaded.',
  },
  {
    path: '**/api/users/delete-account',
    method: 'POST',
    message: 'Failed to delete account',
    make: async (page: Page) => {
      await button(page, 'Delete Account').click();
      await dialog(page).getByRole('radio', { name: 'Privacy concerns' }).check();
      await dialog(page).getByLabel('Current password').fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    },
    again: (page: Page) => dialog(page).getByRole('button', { name: 'Delete Account' }).click(),
    busy: 'Processing...',
    done: 'Your account and everything stored with it are erased.',
  },
] as const;

const failures = {
  'the network is cut': (route: Route) => route.abort('internetdisconnected'),
  'the server fails': (route: Route) => route.fulfill({ status: 500, body: '' }),
};

for (const { path, method, message, make, again, busy, done } of calls) {
  /** All four use the same form and the same client. */
  const usual = path === calls[0].path;
  for (const [what, fail] of Object.entries(failures)) {
    test(
      `${method} ${path.slice(2)} with ${what}: shows a sentence, and a retry works [S0-549]`,
      nightly(!usual),
      async ({ page, quiet }) => {
        quiet.expectFailure(/\/api\/users\//);
        await onProfile(page, 'Asha');
        let failed = false;
        await page.route(path, async (route) => {
          if (failed || route.request().method() !== method) return route.fallback();
          failed = true;
          return fail(route);
        });
        await make(page);
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
        await again(page);
        await expect(page.getByText(done)).toBeVisible();
      },
    );
  }

  test(
    `${method} ${path.slice(2)} that is slow shows a busy button`,
    nightly(!usual),
    async ({ page }) => {
      await onProfile(page, 'Asha');
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(path, async (route) => {
        if (route.request().method() === method) await released;
        return route.fallback();
      });
      await make(page);
      await expect(page.getByRole('button', { name: busy })).toBeDisabled();
      release();
      await expect(page.getByText(done)).toBeVisible();
    },
  );
}

// By day profile.test.tsx and profile-edit.test.tsx prove the same of the page in jsdom.
test(
  'a profile that fails to load shows an error and a retry [S0-348]',
  nightly(),
  async ({ page, quiet }) => {
    quiet.expectFailure(/\/api\/users\/profile/);
    await onProfile(page, 'Asha');
    await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await expect(main(page).getByRole('alert')).toContainText('Failed to load profile');
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(main(page).getByLabel('First Name')).toHaveValue('Asha');
  },
);

test('asks for confirmation before unsaved changes are lost', nightly(), async ({ page }) => {
  await onProfile(page, 'Asha');
  await button(page, 'Edit Profile').click();
  await main(page).getByLabel('First Name').fill('Aisha');
  await page.getByRole('banner').getByRole('link', { name: 'Jyoti' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(main(page).getByLabel('First Name')).toHaveValue('Aisha');
  await page.getByRole('banner').getByRole('link', { name: 'Jyoti' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/');
});

/** No violation in the measured themes, and no horizontal scrolling. */
async function expectNoViolation(page: Page, what: string) {
  await expectFits(page, what);
  await expectAccessible(page, what);
}

for (const { name, ...viewport } of sizes) {
  test.describe(`in the measured themes on a ${name}`, () => {
    test.use({ viewport });
    test.slow();

    test(
      'the pages of login and sign-up have no accessibility violation',
      nightly(),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of [
          '/login',
          '/signup',
          '/forgot-password',
          '/reset-password#token=x',
          '/confirm-email#token=x',
          '/newsletter/confirm#token=x',
          '/newsletter/unsubscribe#token=x',
        ]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolation(page, path);
        }
      },
    );

    test(
      'the profile has none, in view and edit mode and in the deletion dialog',
      nightly(name === 'phone'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await onProfile(page, 'Meera');
        await expectNoViolation(page, 'the profile');
        await button(page, 'Edit Profile').click();
        await button(page, 'Change password').click();
        await expectNoViolation(page, 'the profile being edited');
        await button(page, 'Delete Account').click();
        await expectNoViolation(page, 'the deletion dialog');
      },
    );
  });
}
