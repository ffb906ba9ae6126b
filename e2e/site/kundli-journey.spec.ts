import {
  choosePlace,
  expect,
  fillKundliForm,
  fillSignUp,
  newEmail,
  PASSWORD,
  test,
} from './visitor.ts';

test('a visitor is three presses and one form from home to their own kundli, makes another, and returns to it [S0-005] [S0-059] [S0-065] [S0-106] [S0-119] [S0-126] [S0-146] [S1-001] [S1-006] [S1-035] [S1-045] [S1-063] [S1-084] [S1-085] [S1-087] [S1-088]', async ({
  page,
}) => {
  const email = newEmail('asha');

  const report = page.getByRole('main');
  let presses = 0;
  const press = async (role: 'link' | 'button', name: string) => {
    presses += 1;
    await report.getByRole(role, { name, exact: true }).first().click();
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await press('link', 'Generate Kundli');
  await press('link', 'Sign up');
  await expect(page).toHaveURL('/signup?next=%2Fkundli');
  await fillSignUp(page, { firstName: 'Asha', email });
  await press('button', 'Sign Up');
  await expect(page).toHaveURL(/\/generate-kundli\?name=Asha\+Verma&date=1990-05-14/);
  await expect(report.getByRole('img', { name: /Birth chart \(D1\) of Asha Verma/ })).toBeVisible();
  expect(presses).toBe(3);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('banner')).toContainText('Welcome, Asha!');

  await page.goto('/kundli');
  await expect(page.getByRole('heading', { name: 'Kundli Making' })).toBeVisible();
  await expect(page.getByText('PERSONAL DETAILS')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await page.getByRole('button', { name: 'For someone else' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await fillKundliForm(page, {
    name: 'Asha Verma',
    gender: 'female',
    date: '15/08/1947',
    time: ['00', '00', '00'],
  });
  await choosePlace(page, 'Birth place', 'New Delhi', /^New Delhi/);
  await page.getByRole('button', { name: 'Generate Kundli' }).click();

  await expect(page).toHaveURL(/\/generate-kundli\?/);
  const expectTheChart = async () => {
    // Lagna Taurus 7°44′, Moon Cancer 3°59′ in Pushya 1: India's first midnight, listed in every
    // almanac.
    await expect(report).toContainText('Taurus');
    await expect(report).toContainText('7°44′');
    await expect(report).toContainText('3°59′');
    await expect(report).toContainText('Pushya');
    await expect(
      report.getByRole('img', { name: /Birth chart \(D1\) of Asha Verma/ }),
    ).toBeVisible();
  };
  await expectTheChart();
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Kundli Making');

  await page.getByRole('tab', { name: 'Dashas' }).click();
  await expect(report).toContainText('Dasha remaining at birth: 18 years and 26 days of Saturn.');

  const address = page.url();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Dashas' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Kundli' }).click();
  await expectTheChart();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto('/kundli');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Log in to open Kundli Making.')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/kundli');

  // A link to the report works for every logged-in visitor.
  await page.goto(address);
  await expect(page.getByRole('tab', { name: 'Dashas' })).toHaveAttribute('aria-selected', 'true');
  await expect(report).toContainText('Saturn');
});
